// A fault in drawing loses no game: it is stored, and the page can be loaded again.
import { Component, type ReactNode } from 'react';

interface Props {
  said: string;
  reload: string;
  children: ReactNode;
}

export class Safely extends Component<Props, { fault: string | null }> {
  override state = { fault: null as string | null };
  static getDerivedStateFromError(error: unknown) {
    return { fault: String(error) };
  }
  override render() {
    if (this.state.fault === null) return this.props.children;
    return (
      <main className="page" role="alert">
        <div className="card no-game">
          <p>{this.props.said}</p>
          <p className="small">{this.state.fault}</p>
          <button type="button" className="primary" onClick={() => location.reload()}>{this.props.reload}</button>
        </div>
      </main>
    );
  }
}
