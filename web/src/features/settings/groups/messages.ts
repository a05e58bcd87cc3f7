import type { TaxFormRule } from '@callstead/domain/payouts/tax/who-needs-form';
import type { LanguageMode } from '@callstead/domain/site/public-pages';
import { defineMessages } from '../../../i18n/define-messages.ts';
import type { FileRefused } from '../../../ui/form/draw-image.ts';
import { appearanceTexts } from './appearance-texts.ts';
import type { GroupTexts } from './group-texts.ts';
import { keepingTexts } from './keeping-texts.ts';
import { moneyTexts } from './money-texts.ts';

/** What stands in a list to choose from. */
type Choices = Record<TaxFormRule | LanguageMode, string>;

export const settingsMessages = defineMessages({
  en: {
    pageTitle: 'Settings · Callstead',
    title: 'Settings',
    intro: 'What holds for the whole network. Every change is in the audit log.',
    setup: 'Setting up',
    index: 'Groups of settings',
    goTo: 'Go to',
    loadFailed: 'The settings could not be loaded: {message}',
    save: 'Save',
    saving: 'Saving...',
    confirm: 'Confirm',
    saved: 'Saved. It holds from now on.',
    defaults: 'The default; nobody has changed it yet.',
    changed: 'Changed by {name},',
    changedElsewhere: 'Somebody has changed this group in the meantime. What you wrote is still here.',
    takeTheirs: 'Use theirs',
    keepMine: 'Save mine',
    storing: 'Storing the picture...',
    pickColour: 'Pick the colour',
    removeLogo: 'Remove the logo',
    logoOnLight: 'The logo on a light page',
    logoOnDark: 'The logo on a dark page',
    logoRefused: {
      type: 'Choose a PNG, JPEG or WebP picture.',
      size: 'This file is larger than 20 MB.',
      broken: 'This picture cannot be opened. Choose another one.',
    } satisfies Record<FileRefused['why'], string>,
    fixed: {
      currency: 'The ledger has entries in it: it can no longer be changed.',
      zone: 'Invoices or payouts go by it: it can no longer be changed.',
      named:
        'The environment of the server names a zone (NETWORK_ZONE), and that one holds. What is kept here would hold without it.',
    },
    choices: {
      ...{ nobody: 'Nobody', us_persons: 'U.S. persons', everybody: 'Everybody' },
      ...{ surface: 'That of the page', reader: 'That of the visitor’s browser' },
    } satisfies Choices,
    refill: {
      add: 'Add a country',
      one: 'Country {number}',
      country: 'Country',
      type: 'Kind',
      types: { local: 'Local', mobile: 'Mobile', tollFree: 'Toll-free' },
      begins: 'First digits',
      beginsHint: 'Behind the country’s code, such as 91; empty: any number.',
      level: 'Buy when fewer are free',
      perDay: 'At most a day',
      remove: 'Remove this country',
    },
    groups: {
      ...appearanceTexts.en,
      ...moneyTexts.en,
      ...keepingTexts.en,
    } satisfies GroupTexts,
  },
  es: {
    pageTitle: 'Ajustes · Callstead',
    title: 'Ajustes',
    intro: 'Lo que vale para toda la red. Cada cambio queda en la auditoría.',
    setup: 'Puesta en marcha',
    index: 'Grupos de ajustes',
    goTo: 'Ir a',
    loadFailed: 'No se pudieron cargar los ajustes: {message}',
    save: 'Guardar',
    saving: 'Guardando...',
    confirm: 'Confirmar',
    saved: 'Guardado. Vale desde ahora.',
    defaults: 'Valor inicial; nadie lo ha cambiado aún.',
    changed: 'Cambiado por {name},',
    changedElsewhere: 'Alguien ha cambiado este grupo entretanto. Lo que escribiste sigue aquí.',
    takeTheirs: 'Usar lo suyo',
    keepMine: 'Guardar lo mío',
    storing: 'Guardando la imagen...',
    pickColour: 'Elegir el color',
    removeLogo: 'Quitar el logotipo',
    logoOnLight: 'El logotipo en una página clara',
    logoOnDark: 'El logotipo en una página oscura',
    logoRefused: {
      type: 'Elige una imagen PNG, JPEG o WebP.',
      size: 'Este archivo pesa más de 20 MB.',
      broken: 'Esta imagen no se puede abrir. Elige otra.',
    },
    fixed: {
      currency: 'Hay asientos en ella: ya no se puede cambiar.',
      zone: 'Hay facturas o pagos que van por ella: ya no se puede cambiar.',
      named: 'El entorno del servidor nombra una zona (NETWORK_ZONE), y es la que vale. La de aquí valdría sin ella.',
    },
    choices: {
      ...{ nobody: 'Nadie', us_persons: 'Las «U.S. persons»', everybody: 'Todos' },
      ...{ surface: 'El de cada página', reader: 'El del navegador de quien visita' },
    } satisfies Choices,
    refill: {
      add: 'Añadir un país',
      one: 'País {number}',
      country: 'País',
      type: 'Tipo',
      types: { local: 'Local', mobile: 'Móvil', tollFree: 'Gratuito' },
      begins: 'Primeros dígitos',
      beginsHint: 'Tras el código del país, por ejemplo 91; vacío: cualquier número.',
      level: 'Comprar cuando queden menos libres',
      perDay: 'Como máximo al día',
      remove: 'Quitar este país',
    },
    groups: {
      ...appearanceTexts.es,
      ...moneyTexts.es,
      ...keepingTexts.es,
    } satisfies GroupTexts,
  },
});
