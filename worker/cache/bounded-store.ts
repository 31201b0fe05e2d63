/** A map that forgets what was used longest ago once it holds too many entries or bytes. */
export interface BoundedStoreOptions<T> {
  readonly maxEntries: number;
  readonly maxBytes: number;
  readonly sizeOf: (value: T) => number;
}

export class BoundedStore<T> {
  readonly #options: BoundedStoreOptions<T>;
  /** A Map keeps the order of insertion; a read moves its entry to the end. */
  readonly #entries = new Map<string, T>();
  #bytes = 0;

  constructor(options: BoundedStoreOptions<T>) {
    this.#options = options;
  }

  get size(): number {
    return this.#entries.size;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get(key: string): T | undefined {
    const value = this.#entries.get(key);
    if (value !== undefined) {
      this.#entries.delete(key);
      this.#entries.set(key, value);
    }
    return value;
  }

  /** A value larger than the whole store is not kept. */
  set(key: string, value: T): void {
    this.delete(key);
    const size = this.#options.sizeOf(value);
    if (size > this.#options.maxBytes) return;
    this.#entries.set(key, value);
    this.#bytes += size;
    for (const oldest of this.#entries.keys()) {
      if (this.#entries.size <= this.#options.maxEntries && this.#bytes <= this.#options.maxBytes) break;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    const value = this.#entries.get(key);
    if (value === undefined) return;
    this.#entries.delete(key);
    this.#bytes -= this.#options.sizeOf(value);
  }
}
