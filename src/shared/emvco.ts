/**
 * A payment code's text as EMVCo writes it: fields of two digits of id, two of length, and the value; the last one is a
 * checksum over everything before its four digits. QR Ph is such a text.
 */
const CRC_FIELD = '6304';

export interface CodeField {
  id: string;
  value: string;
}

export const writeField = ({ id, value }: CodeField): string => `${id}${String(value.length).padStart(2, '0')}${value}`;

/** With the checksum at its end. */
export function writeCode(fields: readonly CodeField[]): string {
  const text = `${fields.map(writeField).join('')}${CRC_FIELD}`;
  return `${text}${checksum(text)}`;
}

/** What a QR Ph text is made of. The checksum sees no more of a character than its last eight bits. */
const PRINTABLE = /^[\x20-\x7e]*$/;

/** Undefined for a text with another character, a wrong checksum, a field that is cut off, or none of what a payment code starts with. */
export function readCode(text: string): CodeField[] | undefined {
  const body = text.slice(0, -4);
  if (!PRINTABLE.test(text)) return undefined;
  if (!body.endsWith(CRC_FIELD) || checksum(body) !== text.slice(-4)) return undefined;
  const fields = readFields(text);
  return fields?.[0]?.id === '00' && fields[0].value === '01' ? fields : undefined;
}

function readFields(text: string): CodeField[] | undefined {
  const fields: CodeField[] = [];
  for (let at = 0; at < text.length;) {
    const [id, length] = [text.slice(at, at + 2), text.slice(at + 2, at + 4)];
    const value = text.slice(at + 4, at + 4 + Number(length));
    if (!/^\d{4}$/.test(id + length) || value.length !== Number(length)) return undefined;
    fields.push({ id, value });
    at += 4 + value.length;
  }
  return fields;
}

/** CRC-16/CCITT-FALSE, as EMVCo asks for it. */
function checksum(text: string): string {
  let crc = 0xffff;
  for (const character of text) {
    crc ^= character.charCodeAt(0) << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = ((crc << 1) ^ (crc & 0x8000 ? 0x1021 : 0)) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}
