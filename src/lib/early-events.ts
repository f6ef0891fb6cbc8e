/** What may be lost while a part of a page has no script yet. */
export const KEPT_KINDS = ['click', 'submit', 'keydown', 'input', 'change'] as const;

/** A part of a page that has no script yet says so: it has this attribute from the server. */
export const WAITING = 'data-waiting';

const scope = globalThis as typeof globalThis & { earlyEvents?: Event[] };

/**
 * Stands in a page whose scripts are asked for later, as text: keeps what someone does at waiting parts before any other script is
 * here. Links lead where they lead.
 */
export const KEEP_EARLY = `self.earlyEvents=[];for(const kind of ${JSON.stringify(KEPT_KINDS)})addEventListener(kind,e=>{const t=e.target;if(!t.closest?.("[${WAITING}]"))return;if(kind=="click"||kind=="submit"){if(kind=="click"&&!t.closest("button"))return;e.preventDefault();e.stopImmediatePropagation()}earlyEvents.push(e)},true)`;

/** What was done at a part before its script could keep it, in its order; from here on the part keeps it by itself. */
export function takeEarly(part: Element): Event[] {
  part.removeAttribute(WAITING);
  const isOfPart = ({ target }: Event) => target instanceof Element && part.contains(target);
  const early = scope.earlyEvents ?? [];
  scope.earlyEvents = early.filter((event) => !isOfPart(event));
  return early.filter(isOfPart);
}
