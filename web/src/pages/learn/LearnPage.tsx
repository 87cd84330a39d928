// #/learn: the lessons; #/learn/ID: one of them.
import { useMemo } from 'react';
import { address } from '../../app/route';
import { Shell } from '../../app/Shell';
import { Emblem } from '../../board/Emblem';
import { useWords } from '../../words';
import './learn.css';
import type { Lesson } from './lesson';
import { lessons } from './lessons';
import { LessonScreen } from './LessonScreen';
import { keepProgress, loadProgress, nothingYet } from './progress';

function LessonCard({ lesson, n }: { lesson: Lesson; n: number }) {
  const t = useWords();
  const { id, steps } = lesson;
  const { step, finished } = useMemo(() => loadProgress(id, steps.length), [id, steps]);
  const over = finished && step + 1 === steps.length;
  const state = step > 0 && !over ? t('learn.step', { n: step + 1, all: steps.length }) : finished ? t('learn.finished') : t('learn.steps', { n: steps.length });
  const anew = () => keepProgress(id, { ...nothingYet, finished });
  return (
    <li className="lesson-card card">
      <span className="lesson-sign" aria-hidden="true"><Emblem name={`silhouettes/${lesson.sign}`} /></span>
      <div>
        <h2>{n + 1}. {t(lesson.title)}</h2>
        <p>{t(lesson.hint)}</p>
        <p className="small">{finished && <span aria-hidden="true">★ </span>}{state}</p>
        <div className="row">
          <a className="button primary" href={address('learn', id)} onClick={over ? anew : undefined}>
            {t(over ? 'learn.once_more' : step > 0 ? 'learn.resume' : 'learn.begin')}
          </a>
          {step > 0 && !over && <a className="button" href={address('learn', id)} onClick={anew}>{t('learn.restart')}</a>}
        </div>
      </div>
    </li>
  );
}

export default function LearnPage({ rest }: { rest: string[] }) {
  const t = useWords();
  const lesson = lessons.find(({ id }) => id === rest[0]);
  if (lesson) return <LessonScreen key={lesson.id} lesson={lesson} />;
  return (
    <Shell title={t('learn.title')}>
      <p className="learn-lead">{t('learn.lead')}</p>
      <ol className="lesson-list">
        {lessons.map((one, n) => <LessonCard key={one.id} lesson={one} n={n} />)}
      </ol>
    </Shell>
  );
}
