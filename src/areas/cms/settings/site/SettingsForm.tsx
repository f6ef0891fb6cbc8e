'use client';

import type { ReactNode } from 'react';
import { SettingsForm as SharedForm } from '@/modules/accounts/components/settings/SettingsForm';
import { settingsForms, type SettingsFormName, type SettingsValues } from './settings-form';
import { saveSettingsAction } from '../settings-actions';

type SettingsFormProps<Name extends SettingsFormName> = {
  name: Name;
  loaded: SettingsValues<Name>;
  children: ReactNode;
};

export function SettingsForm<Name extends SettingsFormName>({ name, loaded, children }: SettingsFormProps<Name>) {
  return (
    <SharedForm<SettingsValues<Name>>
      schema={settingsForms[name]}
      loaded={loaded}
      save={(values, seen) => saveSettingsAction(name, values, seen)}
    >
      {children}
    </SharedForm>
  );
}
