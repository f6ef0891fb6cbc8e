import { createContext, type ReactNode } from 'react';

export type ListViewsProps = {
  /** Address of the list as it is shown. */
  href: string;
  /** More of the query that a view keeps, such as columns; '' for nothing. */
  layout?: () => string;
};

/** Control over a list that saves its filters by name, where an area has one. */
export const ListViews = createContext<((props: ListViewsProps) => ReactNode) | undefined>(undefined);
