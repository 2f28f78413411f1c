/** The part of the driver that writes values as the database reads them. The driver's own types leave it out. */
declare module 'pg/lib/utils.js' {
  const utils: { prepareValue: (value: unknown) => string | Buffer | null };
  export default utils;
}
