'use client';

export { default } from '../(cms)/cms/error';
