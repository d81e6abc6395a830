// One sign-in mutation a document: guesses cannot be bundled by aliases or fragments, so limits on requests bound them.
import { type ASTVisitor, GraphQLError, type ValidationContext } from 'graphql';

const VERBS: ReadonlySet<string> = new Set(['startSignIn', 'verifySignIn', 'finishSignIn']);

/** A validation rule; counts the whole document, whichever of its operations is asked for. */
export const oneSignInRule = (context: ValidationContext): ASTVisitor => {
  const root = context.getSchema().getMutationType();
  let seen = 0;
  return {
    Field(node) {
      if (!VERBS.has(node.name.value) || context.getParentType() !== root) return;
      seen += 1;
      if (seen !== 2) return;
      context.reportError(
        new GraphQLError('Send one sign-in mutation at a time.', {
          nodes: node,
          extensions: { code: 'BAD_INPUT' },
        }),
      );
    },
  };
};
