/** A message that a player reads, and the key that testers find it by. */
export interface Message {
  key: string;
  text: string;
}

export const message = (key: string, text: string): Message => ({ key, text });
