import { PICTURE_NAME } from '@callstead/domain/identity/picture';
import * as z from 'zod';
import { endpoint, file } from '../endpoint.ts';
import { Profile } from './identity.ts';

/** A PNG of 256 × 256 pixels with eight bits a channel, in base64; pages make one of whatever was chosen. */
const PICTURE_LENGTH = 360_000;
const ChangePictureRequest = z.object({ image: z.base64().min(1).max(PICTURE_LENGTH) });

export const changePicture = endpoint('PUT', '/account/picture', {
  access: 'picture.change',
  body: ChangePictureRequest,
  answers: { 200: Profile },
});

export const removePicture = endpoint('DELETE', '/account/picture', {
  access: 'picture.change',
  answers: { 200: Profile },
});

export const readPicture = endpoint('GET', '/pictures/:name', {
  access: 'picture.read',
  params: z.object({ name: z.string().regex(PICTURE_NAME) }),
  answers: { 200: file('image/png') },
});
