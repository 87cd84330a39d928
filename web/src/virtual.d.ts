declare module 'virtual:names' {
  const names: Record<'en' | 'de', Record<string, string>>;
  export default names;
}
declare module 'virtual:editions' {
  const page: import('./pages/editions/page').EditionsPage;
  export default page;
}
