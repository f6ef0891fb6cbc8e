import type { AdminUser } from '@/payload-types';
import { buttonClass } from '@/ui/button-class';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { Textarea } from '@/ui/Textarea';
import { ROLE_LABELS } from '@/domain/permissions';
import { PlaceholderButton } from '../PlaceholderButton';
import type { SettingsTab } from './tabs';

type Row = { label: string; value?: string; action?: string };

/** What each tab but the profile offers. */
const rows: Record<Exclude<SettingsTab['value'], 'profile'>, readonly Row[]> = {
  security: [
    { label: 'Change Password' },
    { label: 'Enable Two-Factor Authentication' },
    { label: 'View Login History' },
  ],
  notifications: [
    { label: 'Email Notifications', action: 'Configure' },
    { label: 'Order Alerts', action: 'Configure' },
    { label: 'System Updates', action: 'Configure' },
  ],
  appearance: [
    { label: 'Theme', value: 'Light Mode', action: 'Change' },
    { label: 'Color Scheme', value: 'Purple', action: 'Change' },
  ],
  system: [
    { label: 'Create Database Backup' },
    { label: 'Clear System Cache' },
    { label: 'Export System Data' },
    { label: 'View System Logs' },
  ],
};

/** One tab of the settings. */
export function SettingsPanel({ tab, user }: { tab: SettingsTab; user: AdminUser }) {
  return (
    <section aria-labelledby="settings-tab" className="card p-5 sm:p-6">
      <h2 id="settings-tab" className="mb-4 text-subheading">
        {tab.label}
      </h2>
      {tab.value === 'profile' ? <Profile user={user} /> : <Rows rows={rows[tab.value]} />}
    </section>
  );
}

function Profile({ user }: { user: AdminUser }) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field label="Full Name">{(control) => <Input {...control} readOnly value={user.fullName} />}</Field>
      <Field label="Email">{(control) => <Input {...control} readOnly type="email" value={user.email} />}</Field>
      <Field label="Role" className="sm:col-span-2">
        {(control) => <Input {...control} readOnly placeholder="Administrator" value={ROLE_LABELS[user.role]} />}
      </Field>
      <Field label="Bio" className="sm:col-span-2">
        {(control) => <Textarea {...control} readOnly rows={4} value={user.bio ?? ''} />}
      </Field>
      <PlaceholderButton feature="Save Changes" className={`${buttonClass()} justify-self-start`}>
        Save Changes
      </PlaceholderButton>
    </div>
  );
}

function Rows({ rows: entries }: { rows: readonly Row[] }) {
  return (
    <ul className="divide-y divide-line">
      {entries.map(({ label, value, action }) => (
        <li key={label} className="flex flex-wrap items-center justify-between gap-3 py-3 first:pt-0 last:pb-0">
          {action ? (
            <>
              <span>
                <span className="block font-medium">{label}</span>
                {value && <span className="text-sm text-ink-muted">{value}</span>}
              </span>
              <PlaceholderButton feature={label} className={buttonClass('outline', 'sm')}>
                {action}
                <span className="sr-only"> {label}</span>
              </PlaceholderButton>
            </>
          ) : (
            <PlaceholderButton feature={label} className={`${buttonClass('outline')} w-full justify-start`}>
              {label}
            </PlaceholderButton>
          )}
        </li>
      ))}
    </ul>
  );
}
