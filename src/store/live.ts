/** What a store gives to a caller that wants to hear of changes. */
export interface Subscription {
  unsubscribe(): void;
}

/** The common shape of a live query; `getValue` is there where an answer needs no waiting. */
export interface Live<Value> {
  subscribe(next: (value: Value) => void, fail?: (error: unknown) => void): Subscription;
  hasValue(): boolean;
  getValue(): Value;
}
