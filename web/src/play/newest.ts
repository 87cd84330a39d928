// One question at a time, the newest next: the hand never waits for an old place.
export class Newest<Wish> {
  private wish: Wish | null = null;
  private asking = false;

  constructor(private answer: (wish: Wish) => Promise<void>) {}

  ask(wish: Wish): void {
    this.wish = wish;
    if (!this.asking) void this.go();
  }

  private async go(): Promise<void> {
    this.asking = true;
    while (this.wish) {
      const wish = this.wish;
      this.wish = null;
      await this.answer(wish);
    }
    this.asking = false;
  }
}
