import { Grid3x3, Image, Layout, Mail, MousePointer, Type, type LucideIcon } from 'lucide-react';
import type { ComponentIcon } from '@/domain/pages/blocks';

/** The six icons that a component may have, by their names. */
const icons: Record<ComponentIcon, LucideIcon> = { Layout, Type, Image, MousePointer, Grid3x3, Mail };

/** A name that is none of the six is drawn as the first. */
export const componentIcon = (name: string): LucideIcon =>
  Object.hasOwn(icons, name) ? icons[name as ComponentIcon] : Layout;
