import { describe, expect, it } from 'vitest';
import { arrivalMessage } from './arrival';

describe('what is said on arriving', () => {
  it('is what the cookie asks for, among others', () => {
    expect(arrivalMessage('a=1; cms_arrival=welcome; b=2')).toEqual({
      title: '🎨 Welcome to CMS!',
      description: 'Successfully logged into the Content Management System',
    });
    expect(arrivalMessage('cms_arrival=signed-out')).toEqual({
      title: '👋 Logged Out',
      description: 'You have been successfully logged out of CMS.',
    });
  });

  it('is nothing without it, or for a word nobody knows', () => {
    for (const cookies of ['', 'my_cms_arrival=welcome', 'cms_arrival=', 'cms_arrival=toString']) {
      expect(arrivalMessage(cookies)).toBeUndefined();
    }
  });
});
