// What comes with the program, for the pickers: only names and numbers, taken from data/ when the
// client is built. The engine knows these files by the same names.
export interface ArmyEntry {
  id: string;
  name: string;
  total: number;
  edition: string;
}
export interface CompanyEntry {
  id: string;
  name: string;
  points: number;
}
export interface MapEntry {
  id: string;
  name: string;
}
export interface SetupEntry {
  id: string;
  name: string;
  total: number;
  edition: string;
  map: string;
  seats: { player?: string; army?: unknown; domains?: string[] }[];
}

const id = (path: string): string => path.replace(/^.*\/|\.json$/g, '');
type Field<T> = Record<string, T>;

const armyNames: Field<string> = import.meta.glob('../../../data/armies/*.json', { import: 'name', eager: true });
const armyTotals: Field<number> = import.meta.glob('../../../data/armies/*.json', { import: 'build_total', eager: true });
const armyFiles: Field<{ edition?: string }> = import.meta.glob('../../../data/armies/*.json', { import: 'default', eager: true });
const mapNames: Field<string> = import.meta.glob('../../../data/maps/*.json', { import: 'name', eager: true });
const setupFiles: Field<Omit<SetupEntry, 'id' | 'total'> & { build_total: number }> = import.meta.glob(
  '../../../data/setups/*.json',
  { import: 'default', eager: true },
);

export const armies: ArmyEntry[] = Object.entries(armyNames)
  .map(([path, name]) => ({
    id: id(path),
    name,
    total: armyTotals[path] ?? 0,
    edition: armyFiles[path]?.edition ?? 'unlimited',
  }))
  .sort((a, b) => a.total - b.total || a.name.localeCompare(b.name));

const companyFiles: Field<CompanyEntry[]> = import.meta.glob('../../../data/companies/*.json', { import: 'companies', eager: true });
export const companies: CompanyEntry[] = Object.values(companyFiles)
  .flat()
  .map(({ id, name, points }) => ({ id, name, points }));

export const maps: MapEntry[] = Object.entries(mapNames)
  .map(([path, name]) => ({ id: id(path), name }))
  .sort((a, b) => a.name.localeCompare(b.name));

export const setups: SetupEntry[] = Object.entries(setupFiles)
  .map(([path, { build_total, ...rest }]) => ({ id: id(path), total: build_total, ...rest }))
  .sort((a, b) => Number(b.id === 'first_battle') - Number(a.id === 'first_battle') || a.total - b.total);

const nameOf = (list: { id: string; name: string }[], wanted: string) => list.find((one) => one.id === wanted)?.name ?? wanted;
export const armyName = (wanted: string): string => nameOf(armies, wanted);
export const mapName = (wanted: string): string => nameOf(maps, wanted);
