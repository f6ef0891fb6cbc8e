'use client';

import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { withPixels } from './crop-shape';

type Area = { x: number; y: number; width: number; height: number };

type CropNumbersProps = {
  area: Area;
  /** px */
  whole: { width: number; height: number };
  ratio: number | undefined;
  onChange: (area: Area) => void;
};

const sides: { key: keyof Area; label: string; of: 'width' | 'height' }[] = [
  { key: 'x', label: 'Left', of: 'width' },
  { key: 'y', label: 'Top', of: 'height' },
  { key: 'width', label: 'Width', of: 'width' },
  { key: 'height', label: 'Height', of: 'height' },
];

/** Remaining part, in pixels of the picture. */
export function CropNumbers({ area, whole, ratio, onChange }: CropNumbersProps) {
  return (
    <div className="grid grid-cols-2 gap-3">
      {sides.map(({ key, label, of }) => (
        <Field key={key} label={`${label}, px`}>
          {(input) => (
            <Input
              {...input}
              type="number"
              inputMode="numeric"
              min={0}
              max={whole[of]}
              value={Math.round((area[key] / 100) * whole[of])}
              onChange={({ target }) => onChange(withPixels(area, key, Number(target.value) || 0, whole, ratio))}
            />
          )}
        </Field>
      ))}
    </div>
  );
}
