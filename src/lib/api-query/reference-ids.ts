import type { Where, WhereField } from 'payload';
import { isUuid } from '@/domain/text/uuid';

/** Payload looks up what a field refers to before it validates the ids; PostgreSQL’s refusal would end the transaction. */
export function withoutOtherIds(where: Where): Where {
  return Object.fromEntries(
    Object.entries(where).map(([name, condition]) => {
      if (Array.isArray(condition)) return [name, condition.map(withoutOtherIds)];
      return [name, name === 'id' ? uuidsOf(condition) : condition];
    }),
  );
}

const uuidsOf = (condition: WhereField): WhereField =>
  Array.isArray(condition.in) ? { ...condition, in: condition.in.filter((id) => isUuid(String(id))) } : condition;
