// What TypeScript needs to know of ensure.mjs, which runs before there is any TypeScript.
export function commandFile(packageName: string, command?: string): string;
