// The values of an enum from a table of their descriptions.

export const described = <Key extends string>(record: Record<Key, string>) =>
  Object.fromEntries(
    Object.entries<string>(record).map(([key, description]) => [key, { description }]),
  ) as Record<Key, { description: string }>;
