export const KEPT_KINDS = ['click', 'submit', 'keydown', 'input', 'change'] as const;

/** Attribute of parts that wait for their script. */
export const WAITING = 'data-waiting';

const scope = globalThis as typeof globalThis & { earlyEvents?: Event[] };

/** Inline script that records events at waiting parts. Links work without it. */
export const KEEP_EARLY = `self.earlyEvents=[];for(const kind of ${JSON.stringify(KEPT_KINDS)})addEventListener(kind,e=>{const t=e.target;if(!t.closest?.("[${WAITING}]"))return;if(kind=="click"||kind=="submit"){if(kind=="click"&&!t.closest("button"))return;e.preventDefault();e.stopImmediatePropagation()}earlyEvents.push(e)},true)`;

/** In order; from here on the part handles events itself. */
export function takeEarly(part: Element): Event[] {
  part.removeAttribute(WAITING);
  const isOfPart = ({ target }: Event) => target instanceof Element && part.contains(target);
  const early = scope.earlyEvents ?? [];
  scope.earlyEvents = early.filter((event) => !isOfPart(event));
  return early.filter(isOfPart);
}
