import { defineMessages } from '../../../i18n/define-messages.ts';

/** The picture somebody chooses for themselves. */
export const pictureMessages = defineMessages({
  en: {
    title: 'Your picture',
    choose: 'Change picture',
    remove: 'Remove picture',
    hint: 'PNG, JPEG or WebP, up to 10 MB. We keep the middle of it, without the place or date the file may carry.',
    changed: 'Picture Updated',
    removed: 'Picture Removed',
    failed: 'The picture could not be changed',
    refused: {
      type: 'This is no PNG, JPEG or WebP image.',
      size: 'The file is larger than 10 MB.',
      broken: 'The image is damaged and cannot be opened.',
    },
  },
  es: {
    title: 'Tu foto',
    choose: 'Cambiar foto',
    remove: 'Quitar foto',
    hint: 'PNG, JPEG o WebP, hasta 10 MB. Guardamos el centro, sin el lugar ni la fecha que el archivo pueda llevar.',
    changed: 'Foto Actualizada',
    removed: 'Foto Quitada',
    failed: 'No se pudo cambiar la foto',
    refused: {
      type: 'No es una imagen PNG, JPEG o WebP.',
      size: 'El archivo pesa más de 10 MB.',
      broken: 'La imagen está dañada y no se puede abrir.',
    },
  },
});
