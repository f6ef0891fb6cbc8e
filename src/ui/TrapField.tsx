import { TRAP_FIELD } from './trap-field';

/** What tells programs from people: whoever fills it in sees no form. */
export function TrapField() {
  return (
    <div className="absolute -left-[9999px]" aria-hidden>
      <label>
        Leave this empty
        <input name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
