import { GraphQLError, NoSchemaIntrospectionCustomRule, type ExecutionArgs, type ValidationRule } from 'graphql';
import type { PayloadRequest } from 'payload';

const maxAliases = 20;
const maxRootFields = 10;

/** Many copies of one field under other names multiply its work: a request has a bounded number of them. */
const limitedAliases: ValidationRule = (context) => {
  let aliases = 0;
  return {
    Field(node) {
      if (!node.alias) return;
      aliases += 1;
      if (aliases === maxAliases + 1)
        context.reportError(new GraphQLError(`At most ${maxAliases} aliases are allowed.`));
    },
    OperationDefinition(node) {
      if (node.selectionSet.selections.length > maxRootFields) {
        context.reportError(new GraphQLError(`At most ${maxRootFields} fields are allowed at the top.`));
      }
    },
  };
};

/** What a GraphQL request may ask; strangers cannot read the schema itself. */
export function graphQLRules({ contextValue }: ExecutionArgs): ValidationRule[] {
  const { req } = contextValue as { req: PayloadRequest };
  return req.user?.collection === 'admin-users' && req.user.isActive
    ? [limitedAliases]
    : [limitedAliases, NoSchemaIntrospectionCustomRule];
}
