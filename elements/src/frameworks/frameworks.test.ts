/** What each framework's compiler accepts. The compiler reads this file; running it proves only that it loads. */
import type { JSX as ReactJsx } from 'react'
import type { JSX as SolidJsx } from 'solid-js'
import type { SvelteHTMLElements } from 'svelte/elements'
import { expectTypeOf, test } from 'vitest'
import type { GlobalComponents } from 'vue'
import './react.ts'
import './solid.ts'
import './svelte.ts'
import './vue.ts'

type Added = CustomEvent<{ readonly name: string; readonly store: string }>
type Listener<Props, Name extends keyof Props> =
  NonNullable<Props[Name]> extends (event: infer Heard) => void ? Heard : never

test('every framework knows the attributes and the events of an element, and its own attributes', () => {
  type React = ReactJsx.IntrinsicElements['leaflog-menu']
  expectTypeOf({ store: 'fl_miami', className: 'menu' }).toExtend<React>()
  expectTypeOf<Listener<React, 'onleaflog-added'>>().toExtend<Added>()
  type Solid = SolidJsx.IntrinsicElements['leaflog-menu']
  expectTypeOf({ store: 'fl_miami', class: 'menu' }).toExtend<Solid>()
  expectTypeOf<Listener<Solid, 'on:leaflog-added'>>().toExtend<Added>()
  type Svelte = SvelteHTMLElements['leaflog-menu']
  expectTypeOf({ store: 'fl_miami', class: 'menu' }).toExtend<Svelte>()
  expectTypeOf<Listener<Svelte, 'onleaflog-added'>>().toExtend<Added>()
  type Vue = InstanceType<GlobalComponents['leaflog-menu']>['$props']
  expectTypeOf({ store: 'fl_miami', class: 'menu' }).toExtend<Vue>()
  expectTypeOf<Listener<Vue, 'onLeaflogAdded'>>().toExtend<Added>()
})

test('and refuses values of other types', () => {
  expectTypeOf({ store: 7 }).not.toExtend<ReactJsx.IntrinsicElements['leaflog-menu']>()
  expectTypeOf({ store: 7 }).not.toExtend<SolidJsx.IntrinsicElements['leaflog-menu']>()
  expectTypeOf({ store: 7 }).not.toExtend<SvelteHTMLElements['leaflog-menu']>()
  expectTypeOf({ store: 7 }).not.toExtend<InstanceType<GlobalComponents['leaflog-menu']>['$props']>()
})
