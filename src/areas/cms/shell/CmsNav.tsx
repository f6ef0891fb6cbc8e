'use client';

import { NavBar } from '@/ui/NavBar';
import { NAV_ITEMS } from './nav-items';

/** The navigation in the header, on wide screens. */
export const CmsNav = () => <NavBar label="CMS" items={NAV_ITEMS} />;
