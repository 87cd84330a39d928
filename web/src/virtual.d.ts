declare module 'virtual:names' {
  const names: Record<'en' | 'de', Record<string, string>>;
  export default names;
}
