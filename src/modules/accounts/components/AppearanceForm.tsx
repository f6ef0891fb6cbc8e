'use client';

import { Monitor, Moon, Sun } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { COLOR_SCHEME_LABELS, COLOR_SCHEMES, THEME_LABELS, THEMES, type ColorScheme } from '@/domain/staff/appearance';
import type { AppearanceInput } from '@/domain/staff/staff-input';
import { callAction } from '@/ui/call-action';
import { toast } from '@/ui/toast';
import { saveAppearanceAction } from '../own-account/own-account-actions';
import { SETTINGS_FAILED, SETTINGS_SAVED } from './settings/settings-messages';

const themeIcons = { light: Sun, dark: Moon, system: Monitor };

/** Button colours of the schemes in the light theme (color-schemes.css). */
const swatches: Record<ColorScheme, string> = {
  purple: '#7c3aed',
  blue: '#1d4ed8',
  green: '#147a3b',
  orange: '#bf3f0b',
};

export function AppearanceForm({ saved }: { saved: AppearanceInput }) {
  const [worn, setWorn] = useState(saved);

  function wear(appearance: AppearanceInput) {
    setWorn(appearance);
    Object.assign(document.documentElement.dataset, appearance);
  }

  async function choose(change: Partial<AppearanceInput>) {
    const wanted = { ...worn, ...change };
    wear(wanted);
    const result = await callAction(saveAppearanceAction(wanted));
    if (result.ok) {
      toast(SETTINGS_SAVED);
    } else {
      wear(worn);
      toast(SETTINGS_FAILED);
    }
  }

  return (
    <div className="space-y-7">
      <ChoiceCards
        legend="Theme"
        name="theme"
        value={worn.theme}
        options={THEMES.map((value) => {
          const Icon = themeIcons[value];
          return { value, label: THEME_LABELS[value], sign: <Icon aria-hidden className="size-5" /> };
        })}
        onChoose={(theme) => choose({ theme })}
      />
      <ChoiceCards
        legend="Color Scheme"
        name="colorScheme"
        value={worn.colorScheme}
        options={COLOR_SCHEMES.map((value) => ({
          value,
          label: COLOR_SCHEME_LABELS[value],
          sign: <span aria-hidden className="size-5 rounded-full" style={{ backgroundColor: swatches[value] }} />,
        }))}
        onChoose={(colorScheme) => choose({ colorScheme })}
      />
    </div>
  );
}

type ChoiceCardsProps<Value extends string> = {
  legend: string;
  name: string;
  value: Value;
  options: readonly { value: Value; label: string; sign: ReactNode }[];
  onChoose: (value: Value) => void;
};

function ChoiceCards<Value extends string>({ legend, name, value, options, onChoose }: ChoiceCardsProps<Value>) {
  return (
    <fieldset>
      <legend className="mb-2.5 font-semibold">{legend}</legend>
      <div className="grid grid-cols-1 gap-2.5 sm:grid-cols-2 xl:grid-cols-4">
        {options.map((option) => (
          <label key={option.value} className="choice choice-card items-center">
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
              className="choice-input mt-0"
            />
            {option.sign}
            <span className="font-medium">{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
