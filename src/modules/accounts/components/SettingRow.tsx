import type { ReactNode } from 'react';

type SettingRowProps = { label: string; description?: ReactNode; children: ReactNode };

export function SettingRow({ label, description, children }: SettingRowProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4 first:pt-0 last:pb-0">
      <div className="min-w-0 grow basis-56">
        <p className="font-medium">{label}</p>
        {description && <p className="mt-0.5 text-sm text-ink-muted">{description}</p>}
      </div>
      <div className="flex flex-wrap gap-2">{children}</div>
    </li>
  );
}

export function SettingRows({ children }: { children: ReactNode }) {
  return <ul className="divide-y divide-line">{children}</ul>;
}
