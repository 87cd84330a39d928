// Written by the program from the descriptions in host/protocol and io/answers; not to be edited. Renewed by
// build/release/tests/host/client_types/client_types, and compared by the test of that name.
export type Place = [x: number, y: number];

export type Language = 'en' | 'de';

/** Any request may be answered so; nothing has changed then. */
export interface Failure {
  error: { key: string; where: string; sentence: string };
}

export type Stat = 'speed' | 'attack' | 'defense' | 'damage';

export type Rank = 'unique' | 'weak' | 'standard' | 'tough';

export type Colour = 'green' | 'red' | 'blue' | 'orange' | 'yellow' | 'black' | 'gray';

export type Shape = 'square' | 'circle';

export type Player = 'human' | 'simple' | 'random';

/** What went wrong, and where. */
export interface Trouble {
  where: string;
  key: string;
  message: string;
}

/** What any command answers that has no answer of its own. */
export interface CommandFailed {
  /** False. */
  ok: boolean;
  /** The exit code. */
  exit: number;
  errors: Trouble[];
}

export type Edition = 'unlimited' | 'v2' | 'dungeons' | 'conquest';

export interface FileEntry {
  /** Of a figure, with its level: wyrm@ancient. */
  id: string;
  /** One when left out. */
  count?: number;
  /** Of the second edition; each of them wields one. */
  items?: string[];
}

/** An army as its file has it. */
export interface ArmyFile {
  format: 'six-skulls/army';
  version: number;
  name: string;
  /** unlimited when left out. */
  edition?: Edition;
  build_total: number;
  /** Of the second edition: the card it goes by. */
  company?: string;
  /** Each id once. */
  figures: FileEntry[];
}

/** A figure of several point values, and which was chosen. */
export interface ArmyValue {
  id: string;
  name: string;
  level: string;
  points: number;
  count: number;
  clause: string | null;
}

/** What a figure of the army wields. */
export interface ArmyItem {
  /** Its name. */
  figure: string;
  id: string;
  name: string;
  points: number;
  /** Names of those in a book. */
  spells: string[];
}

/** `none` where there is none. */
export type Ability =
  | 'none'
  | 'charge'
  | 'quickness'
  | 'magic_levitation'
  | 'flight'
  | 'aquatic'
  | 'stealth'
  | 'bound'
  | 'forced_march'
  | 'nimble'
  | 'ram'
  | 'frenzy'
  | 'summon'
  | 'healing'
  | 'weapon_master'
  | 'magic_blast'
  | 'flame_lightning'
  | 'shockwave'
  | 'vampirism'
  | 'magic_healing'
  | 'venom'
  | 'sneak_attack'
  | 'sweep'
  | 'battle_armor'
  | 'pole_arm'
  | 'magic_immunity'
  | 'toughness'
  | 'defend'
  | 'regeneration'
  | 'invulnerability'
  | 'dodge'
  | 'magic_retaliation'
  | 'limited_invisibility'
  | 'cursed'
  | 'terrify'
  | 'berserk'
  | 'magic_enhancement'
  | 'demoralized'
  | 'battle_fury'
  | 'necromancy'
  | 'magic_confusion'
  | 'magic_freeze'
  | 'command'
  | 'pierce'
  | 'strong_flier'
  | 'ghostform'
  | 'arcing_fire'
  | 'stormfire'
  | 'immobilize'
  | 'bombardment'
  | 'tinker'
  | 'drain';

/** The adventuring company that the army is. */
export interface ArmyCompany {
  id: string;
  name: string;
  /** Of the card. */
  number?: string;
  /** That all members gain. */
  ability: Ability;
  /** Points of the card. */
  printed: number;
  /** For every copy of a cohort. */
  discount: number;
  /** Copies of cohorts in the army. */
  cohorts: number;
  /** What it costs this army. */
  points: number;
  clause: string | null;
}

export interface ArmyFinding {
  where: string;
  key: string;
  message: string;
  clause: string | null;
}

/** One army that was asked about. When it could not be read there is no more than the error. */
export interface ArmyVerdict {
  /** What it was asked by: its file, its name or its code. */
  source: string;
  ok: boolean;
  error: Trouble | null;
  army?: ArmyFile;
  code?: string;
  /** Of a code: some figure is defined otherwise here. */
  data_differs?: boolean;
  legal?: boolean;
  edition?: Edition;
  points?: number;
  build_total?: number;
  /** Null in the dungeon. */
  actions?: number | null;
  figures?: number;
  /** Those that are there. */
  ranks?: Record<string, number>;
  /** Those that are there. */
  factions?: Record<string, number>;
  values?: ArmyValue[];
  /** Where there are any. */
  items?: ArmyItem[];
  company?: ArmyCompany;
  findings?: ArmyFinding[];
}

export interface ListedArmy {
  id: string;
  name: string;
  edition: Edition;
  build_total: number;
  /** How many. */
  figures: number;
}

/** Those that come with the program. */
export interface ListedArmies {
  armies: ListedArmy[];
}

export interface Sheet {
  name: string;
  /** An SVG each. */
  pages: string[];
}

/** That a file of a sheet was written. */
export interface SheetWritten {
  file: string;
  /** How many are in it. */
  pages: number;
}

/** How a battle of bots ended. */
export interface Battle {
  seed: number;
  end: 'over' | 'stopped' | 'step_limit';
  round: number;
  /** A seat; null: nobody. */
  winner: string | null;
  /** Of victory, by seat. */
  points: Record<string, number>;
}

export interface EditionChecked {
  /** Figures that name the edition. */
  complete: number;
  /** It can be played today. */
  page: boolean;
  missing: { id: string; field: string | null; foreign: boolean }[];
  unplayable: { id: string; why: string; clause: string }[];
}

/** A file of figures: what is in it, or why it could not be read. */
export interface FileChecked {
  file: string;
  ok: boolean;
  error?: { where: string; message: string };
  set?: string;
  name?: string;
  figures?: number;
  chests?: number;
  editions?: Record<string, EditionChecked>;
}

export interface Erratum {
  figure: string;
  clause: string;
  field: string;
  printed: string;
}

export interface ImportedSet {
  id: string;
  name: string;
  figures: number;
  errata: Erratum[];
  file: string | null;
}

export interface ImportNote {
  where: string;
  name: string;
  reason: string;
  sentence: string;
}

export interface ImportProblem {
  where: string;
  reason: string;
  sentence: string;
}

export interface ImportReport {
  records: number;
  imported: number;
  repaired_records: number;
  rejected_records: number;
  kept_out_records: number;
  corrected: number;
  sets: ImportedSet[];
  repaired: ImportNote[];
  rejected: ImportNote[];
  problems: ImportProblem[];
}

export type FigureKind =
  | 'warrior'
  | 'dragon'
  | 'tank'
  | 'chariot'
  | 'titan'
  | 'mount'
  | 'wall'
  | 'tower'
  | 'gatehouse'
  | 'keep'
  | 'planking';

export type Faction =
  | 'mage_spawn'
  | 'atlantis_guild'
  | 'black_powder_rebels'
  | 'draconum'
  | 'elemental_league'
  | 'knights_immortal'
  | 'necropolis_sect'
  | 'orc_raiders'
  | 'shyft'
  | 'solonavi'
  | 'apocalypse'
  | 'heroes';

export interface ListedFigure {
  id: string;
  name: string;
  number?: string;
  set?: string;
  kind: FigureKind;
  /** None of castle sections. */
  factions: Faction[];
  rank: Rank;
  editions: Edition[];
  /** One for each level. */
  points: number[];
  levels: string[];
  /** In inches: of a large figure its longest. */
  range: number;
  targets: number;
  abilities: Ability[];
}

export type TreasureItem = 'none' | 'cloak' | 'ring' | 'potion';

export type TrapKind = 'none' | 'damage' | 'burst' | 'spawn';

export interface Trap {
  kind: TrapKind;
  n?: number;
  points?: number;
  disarm?: number;
}

export interface ListedChest {
  id: string;
  name: string;
  number?: string;
  set?: string;
  kind: 'chest';
  gold: number;
  item?: TreasureItem;
  trap: Trap;
}

/** What left which file of one's own. */
export interface FiguresRemoved {
  removed: { file: string; set: string | null; figures: string[]; whole: boolean }[];
  /** False with --dry-run. */
  written: boolean;
}

export type SectionName = 'front' | 'left' | 'rear' | 'right';

export type SpeedType = 'boot' | 'horseshoe' | 'wave' | 'wing' | 'wheel';

export type AttackType = 'sword' | 'bow' | 'magic';

export type DefenseType = 'shield' | 'magic_immunity';

export type DamageType = 'plain' | 'titan';

/** What its values are like in 2.0. */
export interface FileTypes {
  speed: SpeedType;
  attack: AttackType;
  defense: DefenseType;
  damage: DamageType;
}

/** What is printed beside a dial: beside the only one of a figure it stands with the figure. */
export interface FileReach {
  /** In inches; none when left out. */
  range?: number;
  /** One when left out. */
  targets?: number;
  ranged_damage?: number;
  attack_bonus?: number;
  types?: FileTypes;
}

/** A value of a slot. */
export interface FileCell {
  /** Of a skull only where one is printed. */
  value?: number;
  abilities?: Ability[];
  skull?: boolean;
}

/** A slot of a dial. */
export interface FileClick {
  speed?: FileCell;
  /** Of a castle section, in place of speed. */
  fortification?: FileCell;
  attack: FileCell;
  defense: FileCell;
  damage: FileCell;
  nexus?: Ability;
}

export interface FileDial extends FileReach {
  /** Of a large figure. */
  section?: SectionName;
  /** The slot it begins on; the first when left out. */
  start?: number;
  /** Behind the last one there are skulls. */
  clicks: FileClick[];
}

/** A point value at which the figure may be fielded. */
export interface FileLevel {
  name: string;
  points: number;
  /** Of a Hero: one. */
  dials?: FileDial[];
  /** Of others: how far its dials are turned, all alike or each. */
  clicks?: number | number[];
}

export type MountType =
  | 'none'
  | 'battle_horse'
  | 'pegasus'
  | 'cloud_griffon'
  | 'salamander'
  | 'desert_warbird'
  | 'sky_dragon'
  | 'horned_stag'
  | 'technocat';

export type BaseKind = 'disc' | 'double_disc' | 'quartered_disc' | 'rectangle';

/** In inches; the kind alone says which of them there are. */
export interface FileBase {
  /** The usual one when left out. */
  kind?: BaseKind;
  /** Of a rectangle, along the facing. */
  half_length?: number;
  half_width?: number;
  radius?: number;
  /** Of a double disc, from centre to centre. */
  spacing?: number;
  /** The front arc, in degrees. */
  arc: number;
}

/** A correction of what is printed. */
export interface FileErratum {
  clause: string;
  /** A JSON pointer within the figure. */
  field: string;
  /** As JSON text; empty: nothing stood there. */
  printed: string;
}

/** Told of a figure or chest, and read by no rule. */
export interface FileStory {
  flavour?: { en: string; de: string };
  errata?: FileErratum[];
}

/** A figure as files have it. */
export interface FigureFile extends FileReach, FileStory {
  id: string;
  name: string;
  /** The collector's. */
  number?: string;
  silhouette?: string;
  /** A warrior when left out. */
  kind?: FigureKind;
  /** One or two. */
  factions: Faction[];
  subfaction?: string;
  rank: Rank;
  /** unlimited and conquest when left out. */
  editions?: Edition[];
  /** Of a figure without levels. */
  points?: number;
  levels?: FileLevel[];
  item_slots?: number;
  /** Of its issue. */
  year?: number;
  /** Of a mount what it is, of a rider what he rides. */
  mount?: MountType;
  /** To a rider's attacks, mounted. */
  boxed_bonus?: number;
  mounted?: boolean;
  /** Of a Changeling. */
  trap?: Trap;
  /** The usual one when left out. */
  base?: FileBase;
  /** Not of a Hero with levels, nor of planking. */
  dials?: FileDial[];
}

export interface ShownAbility {
  ability: Ability;
  value: Stat;
  colour: Colour;
  shape: Shape;
  clauses: { id: string; text: string; lang: Language }[];
}

/** A figure as its file has it, the base in full, and more. */
export interface ShownFigure extends FigureFile {
  set?: string;
  /** The abilities on its dials. */
  shown: ShownAbility[];
}

/** A treasure chest as files have it. */
export interface ChestFile extends FileStory {
  id: string;
  name: string;
  number?: string;
  trap: Trap;
  gold: number;
  item?: TreasureItem;
}

/** A chest as its file has it, and its set. */
export interface ShownChest extends ChestFile {
  set?: string;
}

export interface FigureValue {
  id: string;
  name: string;
  points: number;
  /** By the formula of docs/balance.md. */
  value: number;
}

export interface MapFinding {
  weight: 'refusal' | 'note';
  /** A JSON pointer. */
  where: string;
  key: string;
  clause?: string;
  message: string;
}

export interface MapVerdict {
  file: string;
  ok: boolean;
  edition: Edition;
  findings: MapFinding[];
}

/** A map that comes with the program. */
export interface ListedMap {
  id: string;
  name: string;
  /** In inches. */
  width: number;
  height: number;
  /** How many. */
  pieces: number;
  /** Those that have nothing to say about it. */
  editions: Edition[];
}

export type TerrainKind = 'clear' | 'hindering' | 'blocking' | 'shallow_water' | 'deep_water' | 'low_wall' | 'concealing';

export type Height = 'ground' | 'gradual' | 'abrupt';

/** A piece of terrain as files have it, in inches. */
export interface FilePiece {
  name: string;
  kind: TerrainKind;
  /** Flat ground when left out. */
  height?: Height;
  /** Corners, counter-clockwise. */
  outline: [number, number][];
  /** It may be attacked, and has so many structural points, or as many as the edition gives. */
  constructed?: boolean | number;
  /** Of abrupt terrain. */
  access?: [number, number][];
}

/** A battlefield. */
export interface FileField {
  width: number;
  height: number;
  terrain: FilePiece[];
}

/** A map as its file has it. */
export interface MapFile extends FileField {
  format: 'six-skulls/map';
  version: number;
  name: string;
}

/** `fixed`: there is one value; `mils` are 1/1000 inch, `tenths` of a degree. */
export type OptionType = 'fixed' | 'bool' | 'choice' | 'int' | 'mils' | 'tenths';

/** What a house decision leaves to the players. */
export interface RuleOption {
  /** The decision: H-... */
  id: string;
  name: string;
  type: OptionType;
  /** By edition, of those that have it. */
  default: Record<string, string | number | boolean>;
  /** Of a choice, or those that are played. */
  values?: string[];
  min?: number;
  max?: number;
  /** 1 when left out. */
  step?: number;
  unit?: string;
  doubt: string;
  /** Where another value may be chosen. */
  chosen_in: Edition[];
  /** Why it may not, in other editions. */
  fixed?: string;
}

export interface RuleClause {
  id: string;
  document: string;
  /** Of the document. */
  title: string;
  section: string;
  kind: string;
  /** How sure it is: seed, found, known, inferred, or two with a +. */
  tag: string;
  editions: Edition[];
  /** Editions whose own text says that it holds there. */
  carried_to?: Edition[];
  applies_to?: string;
  text: string;
  /** Of the text: en where nobody has translated it. */
  lang: Language;
  source?: string;
  /** What it states one by one, by letter, where it states several things. */
  parts?: Record<string, string>;
  /** Clauses of other documents that state the same. */
  linked?: string[];
  conflicts?: string[];
  /** Why no scenario shows it yet. */
  open?: string;
  /** Why no scenario can show it. */
  untestable?: string;
  /** Of a house decision, or of all that it leaves open. */
  options?: RuleOption[];
  /** That show it; with --scenarios. */
  scenarios?: string[];
}

/** Which clauses of a document the scenarios show. */
export interface DocumentCoverage {
  clauses: number;
  testable: number;
  covered: number;
  untranslated: number;
  /** Those that are testable. */
  uncovered: string[];
  /** Why, by clause or part: V-ITEM-2, V-MOD-2/f. */
  open: Record<string, string>;
  /** By clause, why. */
  untestable: Record<string, string>;
  /** By clause, of those covered. */
  scenarios: Record<string, string[]>;
  /** By clause and letter; none: nobody shows it. */
  parts: Record<string, Record<string, string[]>>;
}

/** Whose answer is owed, and to what. */
export interface WhyOwed {
  ask: string;
  /** Or chance. */
  seat: string;
  /** A label. */
  figure: string | null;
  /** A label. */
  other: string | null;
  clause: string;
  sentence: string;
}

export interface WhyPlace {
  x: number;
  y: number;
}

export interface WhyFigure {
  label: string;
  name: string;
  owner: string;
  /** Null: it does not stand on the table. */
  place: WhyPlace | null;
  facing: number | null;
}

export interface WhyPiece {
  name: string;
  /** Of terrain, or of the castle section that it is. */
  kind: string;
}

export interface WhyRefusal {
  reason: string;
  clause: string;
  sentence: string;
  /** Which may not. */
  figure: WhyFigure | null;
  /** In the way. */
  other: WhyFigure | null;
  /** Terrain in the way. */
  piece: WhyPiece | null;
  /** That it is about. */
  place: WhyPlace | null;
  /** What was asked for ... */
  n: number;
  /** ... and what is allowed. */
  m: number;
}

/** Of a large figure the section that the attack would affect. */
export interface WhyStruck {
  /** A label. */
  figure: string | null;
  section: string | null;
  /** Sections; none: there is no choice. */
  choices: string[];
  /** A seat. */
  chooser: string | null;
  clause: string;
}

export interface WhyTerm {
  term: string;
  /** "Attack value" */
  said: string;
  /** Told with its sign. */
  change: boolean;
  /** Null: a die decides. */
  value: number | null;
  /** Null: a number. */
  unit: 'mils' | null;
  /** Whose value it is: a label. */
  figure: string | null;
  clause: string;
}

export interface WhyRoll {
  dice: number;
  /** 13: only a critical hit does. */
  needed: number;
  chances: number;
  of: number;
}

export interface WhyClickOdds {
  /** Of damage; negative: of healing. */
  clicks: number;
  weight: number;
}

/** All but clicks and their average are weights, out of the total. */
export interface WhyFigureOdds {
  /** A label. */
  figure: string | null;
  hit: number;
  broke_away: number;
  clicks: WhyClickOdds[];
  /** Clicks times 1000. */
  average_mils: number;
  eliminated: number;
  captured: number;
  freed: number;
  returned: number;
  token: number;
  /** An action for its player. */
  gained: number;
  /** Ids of those that decided it. */
  clauses: string[];
}

export interface WhyPointOdds {
  /** Structural points lost. */
  points: number;
  weight: number;
}

export interface WhyOddsRow {
  /** "3 clicks of damage" */
  what: string;
  weight: number;
}

export interface WhyOddsBlock {
  /** Null: the command as a whole. */
  figure: string | null;
  rows: WhyOddsRow[];
  /** Null: no dial can turn. */
  average: string | null;
}

export interface WhyOdds {
  /** Sequences of rolls, all equally likely. */
  total: number;
  hit: number;
  broke_away: number;
  arrived: number;
  /** Questions that got their usual answer. */
  assumed: string[];
  figures: WhyFigureOdds[];
  /** Of the terrain that is attacked. */
  points: WhyPointOdds[];
  /** Nothing of it is left. */
  removed: number;
  /** All of it in words, as the program prints it. */
  said: WhyOddsBlock[];
}

/** A command, and everything that decides about it. */
export interface Why {
  edition: Edition;
  lang: Language;
  owed: WhyOwed;
  /** A seat, or chance. */
  sender: string;
  /** In the language of commands. */
  command: string;
  legal: boolean;
  refusal: WhyRefusal | null;
  /** Of a large figure, the one that attacks. */
  section: string | null;
  struck: WhyStruck[];
  terms: WhyTerm[];
  roll: WhyRoll | null;
  /** Null: refused, or too many branches to follow. */
  odds: WhyOdds | null;
  /** All that are cited, as `rules show` has them. */
  clauses: RuleClause[];
}

/** What one edition says: one of the two. */
export interface WhySide {
  edition: Edition;
  /** Why it cannot lay the position. */
  refused: string | null;
  why: Why | null;
}

/**
 * `laid`: only one has the position; `position`: the script led to another one; `attacker`, `struck`: sections; `clauses`: no other clause
 * says the same there.
 */
export type WhyPart =
  | 'laid'
  | 'position'
  | 'owed'
  | 'verdict'
  | 'reason'
  | 'attacker'
  | 'struck'
  | 'sum'
  | 'need'
  | 'odds'
  | 'clauses';

export interface WhyDifference {
  part: WhyPart;
  /** Whose: a label. */
  figure: string | null;
  /** Of a sum. */
  term: string | null;
  /** Of clauses: which cites them. */
  edition: Edition | null;
  /** Ids. */
  clauses: string[];
  sentence: string;
}

/** One command in one position, under two editions. */
export interface WhyCompared {
  lang: Language;
  /** In the order asked for. */
  sides: [WhySide, WhySide];
  /** None: they decide alike. */
  differences: WhyDifference[];
}

export type ReplayEnding = 'over' | 'unfinished' | 'cut_off';

export interface ReplayEvent {
  /** As it was recorded. */
  event: string;
  words: string;
}

export interface ReplayCommand {
  /** Of the file. */
  line: number;
  /** A seat, or chance. */
  by: string;
  /** As it was recorded; words where it is a secret. */
  do: string;
  /** Without secrets. */
  events: ReplayEvent[];
}

/** What stands in a recording, and each event with its sentence. */
export interface ReplayStory {
  edition: string;
  rules: string;
  rules_version: number;
  /** Where they came from. */
  dice: string;
  seats: string[];
  ending: ReplayEnding;
  /** When it is over: a seat, or nobody. */
  winner?: string;
  commands: ReplayCommand[];
}

/** A file that is no recording. */
export interface ReplayUnreadable {
  file: string;
  /** False. */
  ok: boolean;
  where: string;
  message: string;
}

/** Whether today's rules tell the same game. */
export interface ReplayVerdict {
  file: string;
  /** It is whole, and nothing differs. */
  ok: boolean;
  commands: number;
  /** Commands that went so. */
  as_recorded: number;
  ending: ReplayEnding;
  rules: string;
  rules_version: number;
  /** Recorded under others: states are not compared. */
  other_rules: boolean;
  /** The first difference. */
  where?: string;
  message?: string;
  /** Why today's rules refuse the command. */
  refusal?: string;
}

/** That a story was written. */
export interface ReplayExported {
  file: string;
  format: string;
}

/** A recording: what its header and its end say. */
export interface ListedGame {
  file: string;
  /** Seconds since 1970. */
  written: number;
  /** It can be read; else there is no more than the reason. */
  ok: boolean;
  where?: string;
  message?: string;
  edition?: string;
  rules?: string;
  rules_version?: number;
  dice?: string;
  seats?: string[];
  /** By seat; empty where nobody noted it. */
  players?: string[];
  commands?: number;
  ending?: ReplayEnding;
  /** When it is over: a seat, or nobody. */
  winner?: string;
}

/** Recordings, the one that was written last first. */
export interface ListedGames {
  folder: string;
  games: ListedGame[];
}

export interface ScenarioDifference {
  /** FILE:LINE */
  where: string;
  expected: string;
  got: string;
}

export interface ScenarioEdition {
  edition: Edition;
  passed: boolean;
  /** The position cannot be laid: nothing was run. */
  errors: { where: string; message: string }[];
  differences: ScenarioDifference[];
  /** To each `show`. */
  answers: { where: string; asked: string; answer: string }[];
  /** The table at the end, when something differs. */
  drawing: string;
}

export interface Scenario {
  file: string;
  passed: boolean;
  /** Of the text: nothing was run. */
  errors: { where: string; message: string }[];
  /** Each that it was run for. */
  editions: ScenarioEdition[];
  /** What is wrong with how it differs from others. */
  pairs: ScenarioDifference[];
  /** Clauses that it names and shows. */
  shown: string[];
  /** Clauses that it names. */
  named_only: string[];
}

export interface ScenariosRun {
  passed: number;
  failed: number;
  scenarios: Scenario[];
}

/** Where the client is to be had, before the first is asked for it. */
export interface ServedAt {
  url: string;
}

export interface ListedSetup {
  id: string;
  name: string;
  edition: Edition;
  build_total: number;
  /** Null where the set-up has its own. */
  map: string | null;
  seats: { player: string; army: string | null }[];
}

/** Those that come with the program. */
export interface ListedSetups {
  setups: ListedSetup[];
}

/** What an edition plays, as one number. */
export interface Signature {
  /** Hexadecimal. */
  signature: string;
  games: number;
  steps: number;
}

/** docs/formats.md, six-skulls/setup; or the name of one that comes with the program. */
export type SetupWish =
  | { file: unknown }
  | { name: string };

export interface BeginAsk {
  setup: SetupWish;
  seed?: string;
  players?: Player[];
  deploy?: 'auto' | 'hand';
}

export type Seat = 'red' | 'blue' | 'green' | 'yellow';

/** A way gone, for the eye: from where to where. */
export interface Way {
  figure: string;
  points: Place[];
  facing: number;
}

/** One thing that happened, to be read. */
export interface Line {
  /** Name of the event: moved, attack_rolled, clicked ... */
  kind: string;
  /** Without the clause. */
  text: string;
  clause: string | null;
  /** The table shows it anyway. */
  minor: boolean;
  figure: string | null;
  other: string | null;
  n: number;
  m: number;
  /** hit, miss, critical_hit, held, left ... */
  word: string | null;
  section: SectionName | null;
  /** Where, if it tells of a place. */
  at: Place | null;
}

/** One answer and what came of it. */
export interface Told {
  /** Its place in the game, from 1. */
  n: number;
  seat: Seat | null;
  by: 'person' | 'bot' | 'order' | 'dice';
  command: string;
  /** When chance answered. */
  dice: number[];
  ways: Way[];
  lines: Line[];
}

/** An answer that needs no pointing at the table: a button. */
export interface ReadyAnswer {
  /** The kind of command: end_turn, decline, section ... */
  what: string;
  command: string;
  /** On the button. */
  said: string;
  clause: string | null;
  declines: boolean;
}

/** An ability that may be cancelled in an attack, or a defense that need not be borrowed. */
export interface Cancelling {
  figure: string;
  /** Null: it defends with its own value. */
  ability: Ability | null;
  said: string;
  clause: string | null;
}

/** How a figure goes, besides simply: what is said before its way is known. */
export interface Going {
  /** It begins an attack: Charge, Bound, surge. */
  then?: 'close' | 'ranged';
  /** It takes off, or lands. */
  level?: 'up' | 'down';
  /** Whom it takes along through the air. */
  carried?: string;
}

export interface Piece {
  /** Id on this table. */
  name: string;
  said: string;
  kind: TerrainKind;
  height: Height;
  outline: Place[];
  access: Place[];
  /** The castle section whose ground it is. */
  section: string | null;
  /** Of constructed terrain: the structural points left. */
  structure: number | null;
}

/** A refusal of the rules: nothing has changed. What is in the way is named, to be lit up. */
export interface Refusal {
  reason: string;
  /** Without the clause. */
  sentence: string;
  clause: string | null;
  /** A label, as `other` is. */
  figure: string | null;
  other: string | null;
  piece: string | null;
  where: Place | null;
}

/** Something that is put down without a way, or chosen to be: ask `place`. */
export interface Item {
  /** For `place`, and to tell it from others. */
  what: string;
  /** Of an item of terrain. */
  number: number | null;
  said: string;
  /** A label; of a castle section in hand `base.outline` lies about 0,0. */
  figure: string | null;
  /** An item of terrain, about 0,0. */
  piece: Piece | null;
  /** Of a round token, which is not turned. */
  radius: number | null;
  /** It lies ready there. */
  at: Place | null;
  facing: number;
  /** It may not be chosen. */
  refusal: Refusal | null;
}

export interface Owed {
  /** Name of Ask: give_action, free_spin, dodge, roll_attack ... */
  ask: string;
  /** Null: chance, or nobody. */
  seat: Seat | null;
  /** What is asked. */
  sentence: string;
  clause: string | null;
  figure: string | null;
  other: string | null;
  dice: number;
  sections: SectionName[];
  /** Who answers without a person: then ask `go_on`. */
  by: 'dice' | 'bot' | 'order' | 'agreed' | null;
  answers: ReadyAnswer[];
  /** Of cancel_abilities: any of these together are one answer, the wish `cancel`. */
  cancels: Cancelling[];
  /** Only a facing is to be chosen: the command before it. */
  turn: string | null;
  /** Of choose_path: as the action was given. */
  going: Going | null;
  /** Of build_section, choose_terrain, place_terrain, place_objective and place_figure; of a passenger's choose_path. */
  items: Item[];
  /** Of choose_paths: the members that move. */
  members: string[];
}

export type Edge = 'south' | 'east' | 'north' | 'west';

/** The adventuring company that an army of 2.0 is. */
export interface CompanyView {
  name: string;
  /** Of the card; may be empty. */
  number: string;
  /** What it does, in a sentence. */
  said: string;
  /** That all its members have. */
  ability: Ability;
  clause: string;
}

export interface Orders {
  /** Free spins are taken, towards the newcomer. */
  spin: boolean;
  /** Optional abilities stay on. */
  cancel: boolean;
  /** Always rolled. */
  dodge: boolean;
  /** Stays on when others come near; so unless its owner wants to be asked. */
  terrify: boolean;
}

export interface SeatView {
  seat: Seat;
  said: string;
  /** human, simple, random */
  player: string;
  team: number;
  edge: Edge | null;
  /** Where it may deploy. */
  area: [Place, Place] | null;
  /** Victory points. */
  points: number;
  armyName: string;
  armyPoints: number;
  /** Null: the army is none. */
  company: CompanyView | null;
  out: boolean;
  orders: Orders;
}

export interface Field {
  width: number;
  height: number;
  pieces: Piece[];
}

/** A card that changes the whole battlefield. */
export interface DomainView {
  name: string;
  said: string;
  /** What it does, in a sentence. */
  text: string;
  clause: string;
  by: Seat;
  /** False: another one cancels it. */
  inForce: boolean;
}

export type Whereabouts =
  | 'in_hand'
  | 'on_table'
  | 'aboard'
  | 'built'
  | 'left_out'
  | 'eliminated'
  | 'withdrawn'
  | 'in_saddle';

/** An outline is that of a castle section, where it stands. */
export type BaseShape =
  | { kind: 'disc' | 'quartered'; radius: number; arc: number }
  | { kind: 'double'; radius: number; spacing: number; arc: number }
  | { kind: 'outline'; outline: Place[]; arc: number };

export type Given = 'nothing' | 'pass' | 'action';

export interface Mark {
  ability: Ability;
  cancelled?: true;
}

export interface Cell {
  /** Null: a skull. */
  value: number | null;
  marks: Mark[];
}

/** A section of a large figure, or the one dial of any other. */
export interface Section {
  /** Null: the figure has one dial. */
  name: SectionName | null;
  /** The slot that shows, from 0. */
  click: number;
  /** Slots with at least one value. */
  clicks: number;
  active: boolean;
  /** Was given an action in this turn. */
  acted: boolean;
  speed: Cell;
  attack: Cell;
  defense: Cell;
  damage: Cell;
  /** Mils. */
  range: number;
  targets: number;
  /** What only 2.0 has, said: the types of its values, ranged damage, attack bonus. */
  types: string[];
}

/** An item or relic. */
export interface Wielded {
  /** As printed. */
  name: string;
  /** What it does: "attack value +1". */
  said: string;
}

export interface Figure {
  /** r1 */
  label: string;
  /** Id of its definition. */
  warrior: string;
  name: string;
  kind: FigureKind;
  /** Of data/emblems/silhouettes, where it is told. */
  silhouette: string | null;
  faction: Faction;
  owner: Seat;
  whereabouts: Whereabouts;
  at: Place;
  facing: number;
  base: BaseShape;
  points: number;
  tokens: number;
  given: Given;
  /** Could be given an action now, as far as tokens and turns go. */
  ready: boolean;
  captor: string | null;
  /** Whom it holds. */
  captive: string | null;
  /** Whose passenger it is. */
  chariot: string | null;
  passenger: string | null;
  /** The castle section it stands on. */
  top: string | null;
  demoralized: boolean;
  /** At the level of the flight stand. */
  soaring: boolean;
  sections: Section[];
  /** That it wields. */
  items: Wielded[];
  /** Names of the enchantments that lie on it. */
  spells: string[];
}

/** A token on the table, of games that have them. */
export interface Objective {
  at: Place;
  radius: number;
  /** Who controls it. Null: nobody. */
  seat: Seat | null;
}

/** A Bombardment that was fired and comes down at a later turn, or does now. */
export interface WaitingShot {
  /** Who fired it. */
  figure: string;
  seat: Seat;
  /** Where it comes down, unless it drifts. */
  at: Place;
  /** From where it was fired. */
  from: Place;
  /** Whoever is so near is attacked. */
  radius: number;
}

/** An item that lies on the table: nobody wields it. */
export interface ItemToken extends Wielded {
  at: Place;
  radius: number;
}

/** The element of a spell that lies on the battlefield. */
export interface Glyph {
  /** Of the spell, as printed. */
  name: string;
  /** Who cast it. */
  seat: Seat;
  at: Place;
  radius: number;
}

export interface TableView {
  mode: 'game' | 'sandbox';
  edition: Edition;
  editionSaid: string;
  mapName: string;
  seed: string;
  phase: 'setup' | 'deploying' | 'playing' | 'over';
  round: number;
  turn: Seat | null;
  /** Of games that tell it. */
  turnPhase: 'command' | 'action' | 'end' | null;
  actionsLeft: number;
  /** With which the turn began. */
  actions: number;
  castleActions: number;
  winner: Seat | null;
  /** How many answers have been given: the place in the game. */
  answered: number;
  canUndo: boolean;
  owed: Owed;
  seats: SeatView[];
  field: Field;
  /** In the order in which they were revealed. */
  domains: DomainView[];
  /** During set-up too, once all armies are known. */
  figures: Figure[];
  objectives: Objective[];
  shots: WaitingShot[];
  items: ItemToken[];
  glyphs: Glyph[];
  /** Labels that could still be given an action in this turn, to remind of. */
  unused: string[];
}

export interface TableAnswer {
  /** Since the request. */
  told: Told[];
  table: TableView;
}

/** A game begun or gone on with. */
export interface SeatedAnswer extends TableAnswer {
  /** Some recorded dice are not those of the seed. */
  otherDice: boolean;
  /** Said when the end of the recording is missing. */
  cutOff: string | null;
}

export interface ResumeAsk {
  replay: string;
  players?: Player[];
}

export interface LayAsk {
  scenario: string;
}

export interface TableAsk {
  story?: boolean;
}

export interface CommandAsk {
  command: string;
}

export interface RefusedAnswer {
  refusal: Refusal;
}

export interface OrdersAsk {
  seat: Seat;
  orders: Orders;
}

export interface PlayerAsk {
  seat: Seat;
  player: Player;
}

export interface FigureAsk {
  figure: string;
}

/**
 * move: drag, ask `reach` and `way`, with `going` where it has one. turn: by the handle, without an action (Nimble). raze: an attack on
 * constructed terrain, one choice a piece. take, drop: an item, one choice each. use: an ability used by itself, with targets or none.
 * form: a movement formation. cancel: an ability, until the end of the turn. leave_out: in the deployment.
 */
export type ChoiceKind =
  | 'move'
  | 'turn'
  | 'close'
  | 'shoot'
  | 'capture'
  | 'rescue'
  | 'raze'
  | 'take'
  | 'drop'
  | 'cast'
  | 'use'
  | 'form'
  | 'board'
  | 'disembark'
  | 'pass'
  | 'release'
  | 'cancel'
  | 'leave_out';

/** Something to be put down: ask `place` with `what`. It may lie there. */
export interface Proposed {
  what: string;
  at: Place;
  facing: number;
}

/** A spell that is cast at a place. */
export interface Casting {
  book: string;
  spell: string;
  browse: boolean;
}

export interface Chances {
  /** Lowest total of the dice; 13: only a critical hit. */
  needed: number;
  chances: number;
  /** 36 or 6; 0: nothing is rolled. */
  of: number;
}

/** How an attack is made, besides plainly. */
export interface Manner {
  /** At double range. */
  long: boolean;
  /** With Magic Freeze. */
  freeze: boolean;
}

export interface AllowedManner extends Manner, Chances {
}

/** What is told of a target is told of the first manner in which it is allowed. */
export interface TargetChoice extends Chances {
  figure: string;
  /** What is aimed at is this place, at its dot. */
  point: Place | null;
  allowed: boolean;
  refusal: Refusal | null;
  /** At this one alone. */
  command: string;
  /** It is then set down somewhere. */
  place: Proposed | null;
  /** All that are allowed. */
  manners: AllowedManner[];
}

export interface MannerChoice {
  manner: 'long' | 'freeze';
  said: string;
  /** What it does, in a sentence. */
  effect: string;
  clause: string | null;
}

/** One kind of thing a figure may be told to do. */
export interface Choice {
  what: ChoiceKind;
  /** close and shoot with an ability, or the ability used */
  ability: Ability | null;
  said: string;
  section: SectionName | null;
  allowed: boolean;
  /** Why not. */
  refusal: Refusal | null;
  /** That allows it, where a player would ask. */
  clause: string | null;
  /** Complete, when nothing is left to choose. */
  command: string | null;
  /** raze: which one. */
  piece: string | null;
  /** Where somebody is set down is left to choose. */
  place: Proposed | null;
  /** move: not simply. */
  going: Going | null;
  /** It is aimed at any place; whoever is so near is attacked. */
  area: number | null;
  /** cast: what, at the place aimed at. */
  casting: Casting | null;
  /** form: who stands together */
  members: string[];
  /** form: whose Forced March may set the pace */
  pacers: string[];
  /** Whom it could be aimed at, forbidden ones too; none: it finds them itself. */
  targets: TargetChoice[];
  /** In which somebody may be attacked. */
  manners: MannerChoice[];
}

export interface ChoicesAnswer {
  figure: string;
  choices: Choice[];
}

export interface ReachAsk {
  figure: string;
  sections?: SectionName[];
  going?: Going;
}

/** Picked up: where it may go. */
export interface ReachAnswer {
  figure: string;
  /** Mils. */
  normal: number;
  furthest: number;
  /** It may not move at all. */
  refusal: Refusal | null;
  /** Rings of polygons, holes among them (even-odd): where its dot may come to rest. */
  region: Place[][];
  /** What of it lies beyond the normal pace (no attack follows). */
  beyond: Place[][];
  breakAway: { needed: number; chances: number; of: number; clause: string | null } | null;
}

export interface WayAsk {
  figure: string;
  to: Place;
  facing?: number;
  sections?: SectionName[];
  going?: Going;
  /** Mils, at most 1000: how exact the hand is. */
  near?: number;
}

/** Under the pointer. */
export interface WayAnswer {
  figure: string;
  /** Where it would stand: the pointer's place, or the furthest legal one towards it. */
  at: Place;
  facing: number;
  /** At the pointer's place, or drawn from there to a base that is near. */
  reached: boolean;
  /** From where it stands, all bends, to `at`. */
  path: Place[];
  length: number;
  contacts: { figure: string; friendly: boolean; arc: 'front' | 'rear' }[];
  breakAway: { needed: number; chances: number; of: number; clause: string | null } | null;
  /** Sends it; of a member of a formation: null where it cannot go. */
  command: string | null;
  /** Of the pointer's place. */
  refusal: Refusal | null;
}

export interface PlaceAsk {
  what: string;
  at: Place;
  facing: number;
}

/** Pointed with: where it would lie, turned as wished. */
export interface PlaceAnswer {
  /** The legal place that is nearest, flush with its neighbours; or the pointer's. */
  at: Place;
  facing: number;
  /** Puts it there. */
  command: string | null;
  /** Of the pointer's place: nothing near it is legal either. */
  refusal: Refusal | null;
}

/** What a hand has put together by pointing; the engine makes the command of it. */
export interface AttackWish extends Manner {
  what: 'close' | 'shoot' | 'capture' | 'rescue';
  figure: string;
  ability: Ability | null;
  section: SectionName | null;
  targets: string[];
  members: string[];
  /** Not figures are aimed at, but this place. */
  point?: Place;
}

/** A spell at a place that was pointed at. */
export interface CastWish extends Casting {
  figure: string;
  point: Place;
}

export type Wish =
  | { attack: AttackWish }
  | { cast: CastWish }
  | { form: { members: string[]; march: string | null } }
  | { cancel: { figure: string; ability: Ability | null }[] };

export type WhyAsk = (
  | { command: string }
  | Wish
) & { seat?: Seat };

export interface Term {
  term: string;
  /** "Attack value" */
  said: string;
  /** Null: a die decides. */
  value: number | null;
  unit: 'mils' | null;
  /** Told with its sign. */
  change: boolean;
  figure: string | null;
  clause: string | null;
}

export interface OddsRow {
  what: string;
  weight: number;
  percent: string;
}

export interface OddsBlock {
  figure: string | null;
  rows: OddsRow[];
  average: string;
}

export interface FireLine {
  target: string;
  from: Place;
  to: Place;
  length: number;
  range: number;
  clear: boolean;
  blockedBy: { figure: string | null; piece: string | null; at: Place } | null;
  /** A piece. */
  hinderedBy: string | null;
  height: boolean;
  clause: string | null;
}

export interface WhyAnswer {
  command: string;
  legal: boolean;
  refusal: Refusal | null;
  terms: Term[];
  roll: { dice: number; needed: number; chances: number; of: number } | null;
  odds: { total: number; blocks: OddsBlock[]; assumed: string[] } | null;
  struck: { figure: string; section: SectionName }[];
  /** Attacks at range: one line a target. */
  lines: FireLine[];
  /** Ids of all that is cited. */
  clauses: string[];
}

export interface LineAsk {
  line: string;
}

export interface Completion {
  word: string;
  /** What it is: a figure's name, what may follow a command. */
  said: string;
}

export interface CompleteAnswer {
  from: number;
  words: Completion[];
}

export interface Typed {
  /** A command to be given, one to be weighed, or a word for the table. */
  does: 'give' | 'why' | 'hints' | 'undo';
  command: string | null;
}

export interface HintsAsk {
  count: number;
}

export interface Hint {
  command: string;
  said: string;
  chances: { chances: number; of: number } | null;
  /** What of it is seen on the table: who acts, who goes where, at whom or which place it is aimed. */
  drawn: { figure: string | null; ways: Way[]; targets: string[]; at: Place | null };
}

export interface HintsAnswer {
  hints: Hint[];
}

export interface TextAnswer {
  text: string;
}

export interface RecordAsk {
  after?: string;
}

export interface RecordAnswer {
  from: number;
  lines: string;
  end: string;
}

export interface ScenarioAsk {
  name?: string;
}

export interface BlankAsk {
  edition: Edition;
  map: unknown;
}

/** Places in mils, facings in tenths, clicks as slots from 0 (Section.click). */
export interface FigureSetting {
  figure: string;
  at?: Place;
  facing?: number;
  clicks?: number[];
  tokens?: number;
  captor?: string | null;
  chariot?: string | null;
  eliminated?: boolean;
  /** Where it can soar. */
  soaring?: boolean;
}

export interface ObjectiveWish {
  at: Place;
  /** Who controls it. */
  seat?: Seat;
}

export type Domain =
  | 'smoke_and_fog'
  | 'darkness'
  | 'rain_and_mud'
  | 'downpour'
  | 'erratic_winds'
  | 'storm_gale'
  | 'heat_wave'
  | 'cold_snap'
  | 'magestone_storm'
  | 'clear_skies'
  | 'border_town'
  | 'twister'
  | 'blasted_lands'
  | 'inferno'
  | 'magestone_strip_mine'
  | 'wylden_forest'
  | 'ley_burn'
  | 'earthquake';

export interface DomainWish {
  name: Domain;
  by: Seat;
}

export type Edit =
  | { add: { warrior: string; seat: Seat; at: Place; facing: number; label?: string } }
  | { set: FigureSetting }
  | { remove: { figure: string } }
  /** It begins anew. */
  | { turn: { seat: Seat; actions?: number } }
  /** All that lie there. */
  | { objectives: ObjectiveWish[] }
  /** All that were revealed. */
  | { domains: DomainWish[] }
  | { edition: Edition }
  /** A map file. */
  | { field: unknown };

export interface AccountAsk {
  figure?: string;
}

export interface AccountAnswer {
  lines: { figure: string | null; text: string }[];
}

export interface ViewReplayAsk {
  replay: string;
}

export interface ViewReplayAnswer {
  /** So many answers can be shown. */
  count: number;
  title: string;
  told: Told[];
  /** From where on today's rules go other ways than the recording. */
  difference: string | null;
  /** Said when the end of the recording is missing. */
  cutOff: string | null;
  round: number;
  over: boolean;
}

export interface ViewAsk {
  /** So many answers had been given. */
  n: number;
}

export interface ViewAnswer {
  table: TableView;
}

export interface Requests {
  /** A new game. Seats that have no army draw one that fits. */
  begin: { ask: BeginAsk; answer: SeatedAnswer };
  /** The text of a replay: gone on with where it ends. */
  resume: { ask: ResumeAsk; answer: SeatedAnswer };
  /** A position as scenario text, to play with and ask about: a sandbox. Its script is played. */
  lay: { ask: LayAsk; answer: TableAnswer };
  /** The table as it is now, in the language asked for; with `story`, `told` is the whole story so far. */
  table: { ask: TableAsk; answer: TableAnswer };
  /** What is owed is answered, or refused. */
  answer: { ask: CommandAsk; answer: TableAnswer | RefusedAnswer };
  /** One answer that needs no person; see Owed.by. */
  go_on: { ask: object; answer: TableAnswer };
  /** A bot answers once for the person who is asked. */
  let_bot: { ask: object; answer: TableAnswer };
  /** The last answer of a person is taken back. */
  undo: { ask: object; answer: TableAnswer };
  /** What this seat answers by itself from now on. */
  orders: { ask: OrdersAsk; answer: TableAnswer };
  /** Who plays. */
  player: { ask: PlayerAsk; answer: TableAnswer };
  /** What may be done with a figure. */
  choices: { ask: FigureAsk; answer: ChoicesAnswer };
  /** Where a figure may go that is picked up; with these sections, of a large one. */
  reach: { ask: ReachAsk; answer: ReachAnswer };
  /** `near`: so near to a base it is drawn into contact. */
  way: { ask: WayAsk; answer: WayAnswer };
  /** Where something put down without a way comes to lie. */
  place: { ask: PlaceAsk; answer: PlaceAnswer };
  /** A command or a wish weighed. Its command is the one to send. */
  why: { ask: WhyAsk; answer: WhyAnswer };
  /** A line that is being typed: what its last word, which begins at `from`, may become. */
  complete: { ask: LineAsk; answer: CompleteAnswer };
  /** A line that was typed, read as the terminal reads it; what is not understood is a Failure. */
  typed: { ask: LineAsk; answer: Typed };
  /** What a bot would advise, the best first. */
  hints: { ask: HintsAsk; answer: HintsAnswer };
  /** The game so far as a replay file. */
  replay: { ask: object; answer: TextAnswer };
  /**
   * What that file has gained since the line with this chain value, `from` which line on, and the line that ends it now. All of it (from 0)
   * where there is no such line: something was taken back, or somebody's orders have changed.
   */
  record: { ask: RecordAsk; answer: RecordAnswer };
  /** This position as a scenario file; in the middle of an action the one before it, with a script. */
  scenario: { ask: ScenarioAsk; answer: TextAnswer };
  /** An empty sandbox for two; `map` is a name or a map file (docs/formats.md). */
  blank: { ask: BlankAsk; answer: TableAnswer };
  /**
   * A judge changes one thing of the position. Of any game the first change makes a sandbox; in the middle of an action it goes back to
   * before it. A position that can never be is a Failure.
   */
  edit: { ask: Edit; answer: TableAnswer };
  /** The table told for somebody who does not see it; from a figure: by clock and inches. */
  account: { ask: AccountAsk; answer: AccountAnswer };
  /** A replay step by step: the table after so many answers, without touching the game. */
  view_replay: { ask: ViewReplayAsk; answer: ViewReplayAnswer };
  /** The table of that moment of the replay. */
  view_at: { ask: ViewAsk; answer: ViewAnswer };
  /** That moment of the replay as a scenario file. */
  view_scenario: { ask: ViewAsk; answer: TextAnswer };
}

/** Of the program, by command, with --json. */
export interface Answers {
  /** A line for each army. */
  'army check': ArmyVerdict;
  'army decode': ArmyVerdict;
  'army encode': ArmyVerdict;
  /** A line for each seat. */
  'army draft': ArmyVerdict;
  'army list': ListedArmies;
  'army new': ArmyVerdict;
  /** With --out: a line for each file that was written. */
  'army print': Sheet | SheetWritten;
  'battle': Battle;
  /** A line for each file. */
  'figures check': FileChecked;
  'figures import': ImportReport;
  'figures list': (ListedFigure | ListedChest)[];
  /** With --out: a line for each file that was written. */
  'figures print': Sheet | SheetWritten;
  'figures remove': FiguresRemoved;
  'figures show': (ShownFigure | ShownChest)[];
  'figures value': FigureValue[];
  /** A line for each file. */
  'maps check': MapVerdict;
  'maps list': ListedMap[];
  /** Its file, also where one was written. */
  'maps new': MapFile;
  /** Its file, or why there is none. */
  'maps show': MapFile | MapVerdict;
  'rules list': RuleClause[];
  'rules show': RuleClause[];
  /** The best first. */
  'rules search': RuleClause[];
  /** By document. */
  'rules coverage': Record<string, DocumentCoverage>;
  /** With --editions: of both. */
  'why': Why | WhyCompared;
  'replay show': ReplayStory | ReplayUnreadable;
  /** A line for each file. */
  'replay verify': ReplayVerdict | ReplayUnreadable;
  /** With --out: that it was written there. */
  'replay export': ReplayStory | ReplayExported;
  'play --list': ListedGames;
  'scenario run': ScenariosRun;
  'serve': ServedAt;
  'setups list': ListedSetups;
  /** By edition. */
  'signature': Record<string, Signature>;
}
