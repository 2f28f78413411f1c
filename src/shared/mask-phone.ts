/** 9171234567 becomes 917****567: enough for its owner to know it, and not enough for anybody else. */
export const maskPhone = (mobile: string): string => mobile.replace(/^(\d{3})\d+(\d{3})$/, '$1****$2');
