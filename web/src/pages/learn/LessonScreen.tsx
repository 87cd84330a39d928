// One lesson at the real table. Left and come back to, or one step back: the position is laid again
// and what was answered so far is answered again.
import { useEffect, useState } from 'react';
import { engine } from '../../app/engine';
import { go } from '../../app/route';
import { useSettings } from '../../app/settings';
import { useStore } from '../../app/store';
import { Hand } from '../../play/hand';
import { Session } from '../../play/session';
import { games } from '../../play/storage';
import { Table } from '../../play/Table';
import { useWords } from '../../words';
import { Coach } from './coach';
import { CoachCard } from './CoachCard';
import type { Lesson } from './lesson';
import { backTo, keepProgress, loadProgress, nothingYet } from './progress';

interface Class {
  session: Session;
  hand: Hand;
  coach: Coach;
}

function useClass(lesson: Lesson, attempt: number): Class | null {
  const [held, setHeld] = useState<Class | null>(null);
  useEffect(() => {
    const progress = loadProgress(lesson.id, lesson.steps.length);
    const session = new Session(engine, games, `learn-${lesson.id}`);
    const hand = new Hand(session);
    const coach = new Coach(lesson, session, hand, progress);
    const subscriptions = [
      session.shown.subscribe(() => hand.refresh()),
      session.shown.subscribe(() => coach.look()),
      hand.state.subscribe(() => coach.look()),
    ];
    const open = async () => {
      await session.lay(lesson.scenario, progress.commands);
      if (session.table || progress.step === 0) return;
      // The rules have changed since: from the beginning.
      keepProgress(lesson.id, { ...nothingYet, finished: progress.finished });
      coach.advice.set({ progress: nothingYet, astray: false });
      await session.lay(lesson.scenario);
    };
    setHeld({ session, hand, coach });
    void open();
    return () => {
      subscriptions.forEach((stop) => stop());
      session.leave();
    };
  }, [lesson, attempt]);
  return held;
}

function Desk({ session, hand, coach, onBack }: Class & { onBack(step: number): void }) {
  const t = useWords();
  const { language } = useSettings();
  const { table, trouble } = useStore(session.shown);
  const { progress } = useStore(coach.advice);
  useEffect(() => {
    if (session.table) void session.retell();
  }, [session, language]);
  if (!table) return <p className="loading" role="status">{trouble?.sentence ?? t('loading')}</p>;
  const { lights, press } = coach.step;
  const card = <CoachCard coach={coach} session={session} onBack={onBack} onLeave={() => go('learn')} />;
  return (
    <div className="lesson" data-press={press} key={progress.begun[0]}>
      <Table session={session} hand={hand} lesson={card} over={{ ready: lights }} />
    </div>
  );
}

export function LessonScreen({ lesson }: { lesson: Lesson }) {
  const [attempt, setAttempt] = useState(0);
  useEffect(() => engine.onRestart(() => setAttempt((n) => n + 1)), []);
  const held = useClass(lesson, attempt);
  if (!held) return null;
  const back = (step: number) => {
    keepProgress(lesson.id, backTo(held.coach.advice.get().progress, step));
    setAttempt(attempt + 1);
  };
  return <Desk {...held} onBack={back} />;
}
