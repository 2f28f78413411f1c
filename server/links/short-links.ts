/** Short addresses: `/s/<code>`. */
export const SHORT_LINKS = '/s/';

const CODE = /^\/s\/([A-Za-z0-9]{1,16})$/;

export const shortCodeIn = (path: string): string | undefined => CODE.exec(path)?.[1];
