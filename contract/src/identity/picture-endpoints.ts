import { endpoint, file } from '../endpoint.ts';
import { Profile } from './identity.ts';
import { ChangePictureRequest, PictureName } from './own-account.ts';

export const changePicture = endpoint('PUT', '/account/picture', {
  access: 'picture.change',
  body: ChangePictureRequest,
  answers: { 200: Profile },
});

export const removePicture = endpoint('DELETE', '/account/picture', {
  access: 'picture.change',
  answers: { 200: Profile },
});

/** Drawn anew by the server: a PNG of its own making. */
export const readPicture = endpoint('GET', '/pictures/:name', {
  access: 'picture.read',
  params: PictureName,
  answers: { 200: file('image/png') },
});
