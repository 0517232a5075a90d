/** One file the engine reads, named by its content so that nothing else can take its place. */
export interface PinnedFile {
  name: string;
  bytes: number;
  /** Hex SHA-256 of the file. */
  sha256: string;
}

/** A file of a fetched package; `member` is its path there. */
export interface PackedFile extends PinnedFile {
  member: string;
}
