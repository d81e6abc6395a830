// Patches to a scope, by the name of whoever sends them.
import type { ScopeOfWork } from '../../../domain/scope/scope-of-work.ts';
import type { ScopePatch } from '../../../domain/scope/scope-patch.ts';
import { apply } from '../apply.ts';
import type { Author } from '../edit.ts';
import { book } from './scope.ts';

export const patchedBy =
  (author: Author) =>
  (scope: ScopeOfWork, ...patches: ScopePatch[]) =>
    apply(scope, patches, book, author);

export const owner = patchedBy('OWNER');
