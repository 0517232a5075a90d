/** The keys of a record that has no others, in their order. */
export const keysOf = <T extends object>(record: T) => Object.keys(record) as (keyof T & string)[];
