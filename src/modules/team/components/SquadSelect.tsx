import { cn } from '@/ui/cn';
import { Options } from '@/ui/Options';
import { Select } from '@/ui/Select';

type SquadSelectProps = {
  squads: readonly string[];
  value: string;
  onChange: (squad: string) => void;
  className?: string;
};

export const SquadSelect = ({ squads, value, onChange, className }: SquadSelectProps) => (
  <Select
    aria-label="Squad"
    value={value}
    onChange={({ target }) => onChange(target.value)}
    className={cn('max-w-full', className)}
  >
    <option value="">All squads</option>
    <Options choices={squads.map((squad) => ({ value: squad, label: squad }))} />
  </Select>
);
