/** What a caller calls this server becomes part of addresses and policies that we write, so it may be nothing but a name. */
const PLAIN = /^([\w.-]+|\[[0-9a-f:.]+\])(:\d{1,5})?$/i;

export const isPlainHost = (host: string | null | undefined): boolean => PLAIN.test(host ?? '');
