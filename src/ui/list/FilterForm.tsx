import type { ReactNode } from 'react';
import { cn } from '@/ui/cn';
import { SearchBox } from '@/ui/SearchBox';

type FilterFormProps = {
  action: string;
  label: string;
  searchLabel: string;
  searchName?: string;
  placeholder: string;
  search: string;
  onType: (search: string) => void;
  onAsk: () => void;
  /** On phones: stacked as they fit, or two columns if there are many. */
  layout?: 'row' | 'columns';
  children?: ReactNode;
};

export function FilterForm(props: FilterFormProps) {
  const {
    action,
    label,
    searchLabel,
    searchName,
    placeholder,
    search,
    onType,
    onAsk,
    layout = 'row',
    children,
  } = props;
  const inColumns = layout === 'columns';
  return (
    <form
      action={action}
      role="search"
      aria-label={label}
      className={cn(
        'mb-4 items-center gap-2 dense:mb-2 dense:grow',
        inColumns ? 'grid grid-cols-2 md:flex md:flex-wrap' : 'flex flex-wrap',
      )}
      onSubmit={(event) => {
        event.preventDefault();
        onAsk();
      }}
    >
      <SearchBox
        name={searchName}
        label={searchLabel}
        placeholder={placeholder}
        value={search}
        onChange={onType}
        className={inColumns ? 'col-span-2 md:grow md:basis-72' : 'basis-full sm:grow sm:basis-64'}
      />
      {children}
    </form>
  );
}
