/**
 * What is said to the database, in the words of its protocol and in one piece: a trip of a dozen statements is one write, where the
 * driver makes a piece of its own for each of their messages.
 */
const FIRST_BYTES = 16 * 1024;

/** Of a text in UTF-8, for each of its UTF-16 units. */
const MOST_BYTES_EACH = 3;

const CODES = { bind: 'B', close: 'C', describe: 'D', execute: 'E', parse: 'P', sync: 'S' } as const;

/** As `pg` prepares a value: bytes are sent as they are, everything else as a text. */
type Value = string | Buffer | null;

class Messages {
  #bytes = Buffer.allocUnsafe(FIRST_BYTES);
  #end = 0;

  parse(name: string, text: string): void {
    const begun = this.#begin('parse');
    this.#text(name);
    this.#text(text);
    this.#int16(0);
    this.#finish(begun);
  }

  /** All columns come back as texts. */
  bind(name: string, values: readonly Value[]): void {
    const begun = this.#begin('bind');
    this.#text('');
    this.#text(name);
    this.#int16(values.length);
    for (const value of values) this.#int16(typeof value === 'object' && value !== null ? 1 : 0);
    this.#int16(values.length);
    for (const value of values) this.#value(value);
    this.#int16(1);
    this.#int16(0);
    this.#finish(begun);
  }

  /** What has just been bound. */
  describe(): void {
    const begun = this.#begin('describe');
    this.#text('P');
    this.#finish(begun);
  }

  execute(): void {
    const begun = this.#begin('execute');
    this.#text('');
    this.#int32(0);
    this.#finish(begun);
  }

  /** Of a statement. One that is not there is closed already. */
  close(name: string): void {
    const begun = this.#begin('close');
    this.#text(`S${name}`);
    this.#finish(begun);
  }

  sync(): void {
    this.#finish(this.#begin('sync'));
  }

  begin(): void {
    this.#end = 0;
  }

  /** A copy, since what is written next is written over it. */
  copy(): Buffer {
    return Buffer.from(this.#bytes.subarray(0, this.#end));
  }

  #begin(message: keyof typeof CODES): number {
    this.#makeRoom(5);
    this.#bytes[this.#end] = CODES[message].charCodeAt(0);
    const lengthAt = this.#end + 1;
    this.#end += 5;
    return lengthAt;
  }

  #finish(lengthAt: number): void {
    this.#bytes.writeInt32BE(this.#end - lengthAt, lengthAt);
  }

  #value(value: Value): void {
    if (value === null) return this.#int32(-1);
    if (typeof value !== 'string') {
      this.#int32(value.length);
      this.#makeRoom(value.length);
      this.#end += value.copy(this.#bytes, this.#end);
      return;
    }
    this.#makeRoom(4 + value.length * MOST_BYTES_EACH);
    const length = this.#bytes.write(value, this.#end + 4);
    this.#bytes.writeInt32BE(length, this.#end);
    this.#end += 4 + length;
  }

  #text(text: string): void {
    this.#makeRoom(text.length * MOST_BYTES_EACH + 1);
    this.#end += this.#bytes.write(text, this.#end);
    this.#bytes[this.#end] = 0;
    this.#end += 1;
  }

  #int16(value: number): void {
    this.#makeRoom(2);
    this.#end = this.#bytes.writeUInt16BE(value, this.#end);
  }

  #int32(value: number): void {
    this.#makeRoom(4);
    this.#end = this.#bytes.writeInt32BE(value, this.#end);
  }

  #makeRoom(bytes: number): void {
    const wanted = this.#end + bytes;
    if (wanted <= this.#bytes.length) return;
    const larger = Buffer.allocUnsafe(Math.max(wanted, this.#bytes.length * 2));
    this.#bytes.copy(larger, 0, 0, this.#end);
    this.#bytes = larger;
  }
}

const messages = new Messages();

export type { Messages };

export function inOnePiece(write: (messages: Messages) => void): Buffer {
  messages.begin();
  write(messages);
  return messages.copy();
}
