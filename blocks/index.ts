import type { Block } from 'payload';
import { Button } from './Button';
import { Hero } from './Hero';
import { Image } from './Image';
import { Text } from './Text';

/** What a page is made of. Each block's view stands under the same slug in src/block-views. */
export const pageBlocks: Block[] = [Hero, Text, Image, Button];
