export const describeProperties = (_: string, json: object) => json as never;
