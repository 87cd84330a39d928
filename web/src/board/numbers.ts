// What the table writes on itself: numbers, in the notation of the page's language.
const language = () => document.documentElement.lang || 'en';

export function inches(mils: number): string {
  return `${(mils / 1000).toLocaleString(language(), { maximumFractionDigits: 1 })}″`;
}
export function percent(chances: number, of: number): string {
  return of > 0 ? (chances / of).toLocaleString(language(), { style: 'percent', maximumFractionDigits: 0 }) : '';
}
