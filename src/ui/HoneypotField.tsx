import { TRAP_FIELD } from './honeypot-field';

export function HoneypotField() {
  return (
    <div className="absolute -left-[9999px]" aria-hidden>
      <label>
        Leave this empty
        <input name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
