// One introspection a document, with no names of its own in it. The schema is public, but fields under many aliases would
// multiply it: a document of a kilobyte to an answer of megabytes, worked out while all others wait.
import {
  type ASTVisitor,
  getNamedType,
  GraphQLError,
  isIntrospectionType,
  type ValidationContext,
} from 'graphql';

const ENTRIES: ReadonlySet<string> = new Set(['__schema', '__type']);

/** A validation rule; counts the whole document, whichever of its operations is asked for. */
export const oneIntrospectionRule = (context: ValidationContext): ASTVisitor => {
  let entries = 0;
  let isReported = false;
  return {
    Field(node) {
      const parent = getNamedType(context.getParentType());
      if (ENTRIES.has(node.name.value)) entries += 1;
      const isMultiplied = parent && isIntrospectionType(parent) && node.alias !== undefined;
      if (isReported || (entries < 2 && !isMultiplied)) return;
      isReported = true;
      context.reportError(
        new GraphQLError('Ask for the schema once a document, and without aliases in it.', {
          nodes: node,
          extensions: { code: 'LIMIT_EXCEEDED', cost: Math.max(entries, 2), limit: 1 },
        }),
      );
    },
  };
};
