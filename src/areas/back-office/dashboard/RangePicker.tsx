import { PeriodPicker } from '@/ui/PeriodPicker';
import { PRESETS, type DashboardRange } from './dashboard-range';
import { BACK_OFFICE_HOME } from '@/modules/accounts/sign-in/back-office-path';

type RangePickerProps = Pick<DashboardRange, 'preset' | 'firstDay' | 'lastDay'>;

export function RangePicker(range: RangePickerProps) {
  return <PeriodPicker {...range} path={BACK_OFFICE_HOME} presets={PRESETS} />;
}
