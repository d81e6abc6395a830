// Prints the schema, sorted, to schema.graphql: `npm run codegen`.
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { printSchema } from 'graphql';
import { schema } from './schema.ts';

const target = resolve(import.meta.dirname, '../../schema.graphql');
writeFileSync(target, `${printSchema(schema)}\n`);
